import type { Config } from '../../config/config'
import type { ResponseKind } from '../../contract/headers'
import { compareHeaders } from './compare-headers'
import { type Notes, summarizeList } from './notes'
import { type Answer, hasNoAnswer, type RequestOptions, type SendRequest } from './request'

/** Requests to a site, and the changes that its headers need. */
export interface SiteChecker {
  /**
   * Returns the answer to a path and compares its headers with those of `kind`.
   * @returns `null` if the status is not 200
   */
  read(path: string, kind: ResponseKind, options?: RequestOptions): Promise<Answer | null>
  request(path: string, options?: RequestOptions): Promise<Answer | null>
  checkHeaders(path: string, kind: ResponseKind, headers: Headers): void
  /** Notes each change once, with all addresses that need it. */
  note(notes: Notes): void
}

export function createSiteChecker(config: Config, site: string, request: SendRequest): SiteChecker {
  const isHttps = site.startsWith('https:')
  const changes = new Map<string, { paths: string[]; isMinor: boolean }>()
  const seen = new Set<string>()

  const checkHeaders = (path: string, kind: ResponseKind, headers: Headers) => {
    seen.add(path)
    for (const { change, is, isMinor } of compareHeaders(config, kind, headers, isHttps)) {
      const key = `${change} at {}: ${is}.`
      const { paths } = changes.get(key) ?? { paths: [] }
      changes.set(key, { paths: [...paths, path], isMinor })
    }
  }
  const requestPath = async (path: string, options: RequestOptions = {}) => {
    const answer = await request(site + path, options)
    return hasNoAnswer(answer) ? null : answer
  }
  return {
    checkHeaders,
    request: requestPath,
    async read(path, kind, options) {
      const answer = await requestPath(path, options)
      if (answer?.status !== 200) return null
      checkHeaders(path, kind, answer.headers)
      return answer
    },
    note(notes) {
      for (const [sentence, { paths, isMinor }] of changes) {
        const whole = sentence.replace('{}', () => summarizeList(paths.sort()))
        if (isMinor) notes.warn(whole)
        else notes.fail(whole)
      }
      if (changes.size === 0)
        notes.ok(`The headers of ${seen.size} addresses are those that \`npm run headers\` writes.`)
    },
  }
}
