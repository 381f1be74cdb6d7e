import { waitForNextAttempt } from '../../retry/next-try'
import type { MapLook } from '../basemap/basemap-palette'
import { fetchOnlineStyle, type StyleMaker } from './online-style'

/** Replacement of the embedded style: online styles by theme, or an archive on this site. */
export type OnlineBasemap = ({ light: string; dark: string } | { archive: string }) & {
  timeoutSeconds: number
}

/** Returns the address to load for a look. */
export function chooseAddress(online: OnlineBasemap, look: MapLook): string {
  if ('archive' in online) return online.archive
  return online[look.startsWith('dark') ? 'dark' : 'light']
}

/** Returns whether an address is an archive's. The configuration only allows paths of this site for archives. */
const isArchive = (url: string) => url.startsWith('/')

/**
 * Loads the online base map once, after a pause if earlier attempts failed.
 * @param failures consecutive failures so far
 * @returns `null` if it is unusable, misses the time-out, or `signal` aborts
 */
export async function nextOnline(
  { url, timeoutMs, failures }: { url: string; timeoutMs: number; failures: number },
  signal: AbortSignal,
): Promise<StyleMaker | null> {
  if (failures > 0) await waitForNextAttempt(failures, signal)
  if (signal.aborted) return null
  if (isArchive(url)) return archiveWithin(url, timeoutMs)
  const style = await fetchOnlineStyle(url, timeoutMs, signal)
  return style && (() => style)
}

async function archiveWithin(url: string, timeoutMs: number): Promise<StyleMaker | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs))
  const open = async () => (await import('./open-archive')).openArchive(url)
  return Promise.race([
    late,
    open().catch((error: unknown) => {
      console.warn('Map:', error)
      return null
    }),
  ])
}
