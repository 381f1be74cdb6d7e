import { waitForNextAttempt } from '../../retry/next-attempt'
import type { MapLook } from '../basemap/basemap-palette'
import { fetchOnlineStyle, type StyleMaker } from './online-style'

/** Replacement of the embedded style: online styles by theme, or an archive on this site. */
export type OnlineBasemap = ({ light: string; dark: string } | { archive: string }) & {
  timeoutSeconds: number
}

/** What to load, and its address. */
export interface OnlineSource {
  kind: 'style' | 'archive'
  url: string
}

/** Returns what to load for a look. */
export function chooseSource(online: OnlineBasemap, look: MapLook): OnlineSource {
  if ('archive' in online) return { kind: 'archive', url: online.archive }
  return { kind: 'style', url: online[look.startsWith('dark') ? 'dark' : 'light'] }
}

/**
 * Loads the online base map once, after a pause if earlier attempts failed.
 * @param timeout milliseconds until the load counts as failed
 * @param failures consecutive failures so far
 * @param signal after an abort, nobody uses the result; it may then never resolve
 * @returns `null` if it is unusable or does not arrive within `timeout`
 */
export async function loadOnlineStyle(
  { kind, url, timeout, failures }: OnlineSource & { timeout: number; failures: number },
  signal: AbortSignal,
): Promise<StyleMaker | null> {
  if (failures > 0) await waitForNextAttempt(failures, signal)
  if (signal.aborted) return null
  if (kind === 'archive') return openArchiveWithin(url, timeout)
  const style = await fetchOnlineStyle(url, timeout, signal)
  return style && (() => style)
}

async function openArchiveWithin(url: string, timeout: number): Promise<StyleMaker | null> {
  const timedOut = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeout))
  const open = async () => (await import('./open-archive')).openArchive(url)
  return Promise.race([
    timedOut,
    open().catch((error: unknown) => {
      console.warn('Map:', error)
      return null
    }),
  ])
}
