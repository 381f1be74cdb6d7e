import type { StyleSpecification } from 'maplibre-gl'
import type { MapLook } from '../basemap/basemap-palette'

/** Returns a style for a look; the same object each time if it has only one. */
export type StyleMaker = (look: MapLook) => StyleSpecification

/**
 * Loads the online style that may replace the embedded one. Sends no token and no cookie.
 * @param timeout milliseconds
 * @returns `null` if it does not load fully within the time-out, is no style, or `signal` aborts: the embedded map
 *   stays, so no error is shown
 */
export async function fetchOnlineStyle(
  url: string,
  timeout: number,
  signal: AbortSignal,
): Promise<StyleSpecification | null> {
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    })
    const style: unknown = response.ok ? await response.json() : null
    return isStyle(style) ? style : null
  } catch {
    return null
  }
}

/** Checks the basic shape only; MapLibre validates the rest and reports it by its `error` event. */
function isStyle(value: unknown): value is StyleSpecification {
  if (!isObject(value)) return false
  const { version, sources, layers } = value
  return version === 8 && isObject(sources) && Array.isArray(layers) && layers.every(isObject)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
