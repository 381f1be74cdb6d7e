import { untilNextTry } from '../config/next-try'
import type { MapLook } from './basemap-palette'
import { fetchOnlineStyle, type StyleMaker } from './online-style'

/** What may replace the embedded style: online styles by theme, or an archive of this site. */
export type OnlineBasemap = ({ light: string; dark: string } | { archive: string }) & {
  timeoutSeconds: number
}

/** Address of what is to be loaded for a look. */
export function chooseAddress(online: OnlineBasemap, look: MapLook): string {
  if ('archive' in online) return online.archive
  return online[look.startsWith('dark') ? 'dark' : 'light']
}

/** Of what the configuration lets be an archive. */
const isArchive = (url: string) => url.startsWith('/')

/**
 * Loads it once: after failures only when it is worth another try.
 * @param failures in a row before
 * @returns `null` where it is of no use, does not come within the time-out, or `signal` aborts
 */
export async function nextOnline(
  { url, timeoutMs, failures }: { url: string; timeoutMs: number; failures: number },
  signal: AbortSignal,
): Promise<StyleMaker | null> {
  if (failures > 0) await untilNextTry(failures, signal)
  if (signal.aborted) return null
  if (isArchive(url)) return archiveWithin(url, timeoutMs)
  const style = await fetchOnlineStyle(url, timeoutMs, signal)
  return style && (() => style)
}

async function archiveWithin(url: string, timeoutMs: number): Promise<StyleMaker | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs))
  const open = async () => (await import('./archive/open-archive')).openArchive(url)
  return Promise.race([
    late,
    open().catch((error: unknown) => {
      console.warn('Map:', error)
      return null
    }),
  ])
}
