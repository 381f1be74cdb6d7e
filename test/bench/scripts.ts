import { gzipSync } from 'node:zlib'
import type { SiteFiles } from '../../src/scripts/start/site-files'
import type { Transfer } from './servers/traffic'

/** MapLibre's class names stand in its script and in no other. */
const isOfMap = (path: string, content: Buffer) => /maplibre/.test(path) || content.includes('maplibregl-')

/**
 * Bytes of script, gzipped, that page and workers asked for before a moment, without MapLibre's.
 * @param end epoch milliseconds; left out, the moment at which MapLibre was asked for
 */
export function scriptBytes(files: SiteFiles, transfers: readonly Transfer[], end?: number): number {
  const scripts = transfers.flatMap(({ path, startedAt, purpose }) => {
    const file = files.get(path)
    return file && ['script', 'worker'].includes(purpose)
      ? [{ path, at: startedAt, content: file.content }]
      : []
  })
  const ofMap = scripts.filter(({ path, content }) => isOfMap(path, content))
  const until = end ?? Math.min(...ofMap.map(({ at: startedAt }) => startedAt))
  const early = scripts.filter((script) => script.at < until && !ofMap.includes(script))
  const contents = new Map(early.map(({ path, content }) => [path, content]))
  return [...contents.values()].reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0)
}
