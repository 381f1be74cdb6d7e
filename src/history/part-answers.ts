import { hashKey, type QueryKey } from '@tanstack/react-query'
import type { PartAnswer } from './join-parts'
import { canLoadMore } from './missing-time'
import type { RangePart } from './time-range'

/** Query of one series for one part of a range. */
export interface PartQuery {
  part: RangePart
  queryKey: QueryKey
  /** As in the cache; `undefined`: not there yet. */
  state: (Pick<PartAnswer, 'data' | 'error'> & { errorUpdateCount: number }) | undefined
}

export interface KnownAnswer extends PartAnswer {
  /** Position of its query among those of all parts, one part after the other. */
  index: number
}

/**
 * Returns a function that reads the answers of each series from its queries by part, newest first: those before the
 * first part without an answer, so that the history has no hole.
 *
 * A failed part that is loaded again stays answered, with its last error. TanStack Query itself forgets the error at
 * once if there is no data, and older parts and notice would go with it at each attempt. A part whose error nobody has
 * read counts as not answered.
 */
export function createAnswerReader() {
  let lastErrors: ReadonlyMap<string, Error> = new Map()
  return (rows: readonly (readonly PartQuery[])[]): KnownAnswer[][] => {
    const errors = new Map<string, Error>()
    const readAnswer = ({ part, queryKey, state }: PartQuery, index: number): KnownAnswer | null => {
      if (!state) return null
      const id = hashKey(queryKey)
      const isLoadedAgain = state.data === undefined && state.errorUpdateCount > 0
      const error = state.error ?? (isLoadedAgain ? lastErrors.get(id) : null) ?? null
      if (error) errors.set(id, error)
      return state.data || error ? { part, data: state.data, error, index } : null
    }
    const answers = rows.map((row, before) =>
      row.map((query, column) => readAnswer(query, before * row.length + column)),
    )
    lastErrors = errors
    return (rows[0] ?? []).map((_, column) => untilFirstUnanswered(answers.map((row) => row[column])))
  }
}

function untilFirstUnanswered(answers: readonly (KnownAnswer | null | undefined)[]): KnownAnswer[] {
  const known: KnownAnswer[] = []
  for (const answer of answers) {
    if (!answer) break
    known.push(answer)
  }
  return known
}

/** Number of parts that are answered for all series. */
export function countAnswered(ofSeries: readonly (readonly KnownAnswer[])[], partCount: number): number {
  return Math.min(partCount, ...ofSeries.map((answers) => answers.length))
}

/** Whether the answer about a part of the range is a failure for all series. */
export function hasFailedForAll(ofSeries: readonly (readonly KnownAnswer[])[], part: number): boolean {
  return ofSeries.every((answers) => Boolean(answers[part]?.error))
}

/** Answers that another request may complete. */
export function listRepeatable(ofSeries: readonly (readonly KnownAnswer[])[]): KnownAnswer[] {
  return ofSeries.flat().filter(({ data, error }) => error || (data && canLoadMore(data)))
}
