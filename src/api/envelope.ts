import type { envelopeSchema } from '../contract/mobility-v2'
import type { z } from '../contract/zod'
import { ShapeError } from './errors'
import { mostBytes } from './read-text'

export type Envelope = z.output<typeof envelopeSchema>

/** Of the service's default of 200 rows these hold 200,000; a service that goes on is counting in circles. */
export const mostPages = 1_000

/**
 * All rows of a flat call. The service sends no total: a page shorter than the limit that it echoes is the
 * last. Every call names a limit, because the service's default of 200 cuts an answer without a word.
 * @param pageSize rows per call; -1 asks for all in one
 * @param getPage one call
 * @param base address of the service, for the error
 * @throws ShapeError when there are more than `mostPages`, or than one answer may hold
 */
export async function readPages(
  pageSize: number,
  getPage: (limit: number, offset: number) => Promise<Envelope>,
  base: string,
): Promise<unknown[]> {
  const rows: unknown[] = []
  let previous = ''
  let characters = 0
  for (let pages = 0; pages < mostPages && characters <= mostBytes; pages += 1) {
    const { data, limit = pageSize } = await getPage(pageSize, rows.length)
    const more = limit > 0 && data.length >= limit
    // A service that ignores the offset would send its first page for ever.
    const page = more || previous !== '' ? JSON.stringify(data) : ''
    if (page !== '' && page === previous) return rows
    for (const row of data) rows.push(row)
    if (!more) return rows
    previous = page
    characters += page.length
  }
  throw new ShapeError(base, ['data: does not end'])
}
