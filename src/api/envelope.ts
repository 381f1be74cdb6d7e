import type { envelopeSchema } from '../contract/mobility-v2'
import type { z } from '../contract/zod'

export type Envelope = z.output<typeof envelopeSchema>

/**
 * All rows of a flat call. The service sends no total: a page shorter than the limit that it echoes is the
 * last. Every call names a limit, because the service's default of 200 cuts an answer without a word.
 * @param pageSize rows per call; -1 asks for all in one
 * @param getPage one call
 */
export async function readPages(
  pageSize: number,
  getPage: (limit: number, offset: number) => Promise<Envelope>,
): Promise<unknown[]> {
  const rows: unknown[] = []
  let previous = ''
  while (true) {
    const { data, limit = pageSize } = await getPage(pageSize, rows.length)
    const more = limit > 0 && data.length >= limit
    // A service that ignores the offset would send its first page for ever.
    const page = more || previous !== '' ? JSON.stringify(data) : ''
    if (page !== '' && page === previous) return rows
    for (const row of data) rows.push(row)
    if (!more) return rows
    previous = page
  }
}
