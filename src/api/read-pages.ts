import { type Envelope, hasNextPage, type Rows } from './envelope'
import { ShapeError } from './errors'
import { maxBodyBytes } from './read-text'

/**
 * Maximum number of pages: 200,000 rows with the service's default of 200. A service that sends more is taken for one
 * that repeats itself.
 */
export const maxPages = 1_000

/** Describes a row by the fields that do not change between two calls. */
function describeLatest(row: unknown): string {
  return JSON.stringify(row, (name, value) =>
    name === 'mvalue' || name === 'mvalidtime' || name === '_timestamp' ? undefined : value,
  )
}

interface PagedCall {
  /** Address of the service, for the error. */
  baseUrl: string
  /** Rows per call; -1: all in one. */
  pageSize: number
  /** Returns a text that is equal for the same row of two answers. By default without value and time, which change. */
  describe?(row: unknown): string
}

/**
 * Loads all rows of a flat call. The service sends no total: a page shorter than the limit that it echoes is the last.
 * Every call has a limit, because the default of 200 cuts an answer silently. After exactly 200 rows the next page is
 * requested even if the echoed limit differs.
 * @param getPage requests one page
 * @throws ShapeError for more than `maxPages` pages, or more than `maxBodyBytes` characters in the texts of `describe`
 */
export async function readPages(
  { baseUrl, pageSize, describe = describeLatest }: PagedCall,
  getPage: (limit: number, offset: number) => Promise<Envelope>,
): Promise<Rows> {
  const rows: unknown[] = []
  let previous = new Set<string>()
  let characters = 0
  for (let pages = 0; pages < maxPages && characters <= maxBodyBytes; pages += 1) {
    const { data, limit = pageSize } = await getPage(pageSize, rows.length)
    const hasMore = hasNextPage(data.length, limit)
    const keys = hasMore || pages > 0 ? data.map(describe) : []
    // A service that ignores the offset repeats the page, in any order.
    if (keys.length > 0 && keys.every((key) => previous.has(key))) return { rows, isCutOff: true }
    for (const row of data) rows.push(row)
    if (!hasMore) return { rows, isCutOff: false }
    previous = new Set(keys)
    characters += keys.reduce((sum, key) => sum + key.length, 0)
  }
  throw new ShapeError(baseUrl, ['data: does not end'])
}
