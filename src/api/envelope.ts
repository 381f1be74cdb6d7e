import type { envelopeSchema } from '../contract/mobility-v2'
import type { z } from '../contract/zod'
import { ShapeError } from './errors'
import { mostBytes } from './read-text'

export type Envelope = z.output<typeof envelopeSchema>

/** Of the service's default of 200 rows these hold 200,000; a service that goes on is counting in circles. */
export const mostPages = 1_000

/** A row without what may be measured anew from one call to the next. */
function describeRecord(row: unknown): string {
  return JSON.stringify(row, (name, value) =>
    name === 'mvalue' || name === 'mvalidtime' || name === '_timestamp' ? undefined : value,
  )
}

/** Rows that the service sends where it does not heed a limit. */
const usualPage = 200

/** All rows of a flat call, as far as they could be had. */
export interface Rows {
  rows: unknown[]
  /** The service sends its first page over and over: there may be more rows. */
  isCutOff: boolean
}

/**
 * All rows of a flat call. The service sends no total: a page shorter than the limit that it echoes is the
 * last. Every call names a limit, because the service's default of 200 cuts an answer without a word; where exactly
 * that many come, the next page is asked for also when the limit that is echoed was another one.
 * @param pageSize rows per call; -1 asks for all in one
 * @param getPage one call
 * @param base address of the service, for the error
 * @throws ShapeError when there are more than `mostPages`, or than one answer may hold
 */
export async function readPages(
  pageSize: number,
  getPage: (limit: number, offset: number) => Promise<Envelope>,
  base: string,
): Promise<Rows> {
  const rows: unknown[] = []
  let previous = new Set<string>()
  let characters = 0
  for (let pages = 0; pages < mostPages && characters <= mostBytes; pages += 1) {
    const { data, limit = pageSize } = await getPage(pageSize, rows.length)
    const more = data.length === usualPage || (limit > 0 && data.length >= limit)
    const keys = more || pages > 0 ? data.map(describeRecord) : []
    // A service that ignores the offset would send its first page for ever; in which order, is left to it.
    if (keys.length > 0 && keys.every((key) => previous.has(key))) return { rows, isCutOff: true }
    for (const row of data) rows.push(row)
    if (!more) return { rows, isCutOff: false }
    previous = new Set(keys)
    characters += keys.reduce((sum, key) => sum + key.length, 0)
  }
  throw new ShapeError(base, ['data: does not end'])
}
