import type { StyleSpecification } from 'maplibre-gl'

/**
 * The online style that may replace the embedded one. Sends no token and no cookie.
 * @returns `null` where it does not arrive whole within the time-out, is no style, or `signal` aborts: the
 *   embedded map stays, so nobody needs to know why
 */
export async function fetchOnlineStyle(
  url: string,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<StyleSpecification | null> {
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    const style: unknown = response.ok ? await response.json() : null
    return isStyle(style) ? style : null
  } catch {
    return null
  }
}

/** The bare shape; MapLibre checks the rest and reports it as its `error` event. */
function isStyle(value: unknown): value is StyleSpecification {
  if (typeof value !== 'object' || value === null) return false
  const { version, sources, layers } = value as Record<string, unknown>
  return version === 8 && typeof sources === 'object' && sources !== null && Array.isArray(layers)
}
