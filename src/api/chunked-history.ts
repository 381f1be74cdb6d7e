import type { MissingTime } from '../model/history'
import { type ApiError, HttpError, isApiError, toFailure } from './errors'
import { readRetryAfter } from './retry-policy'

const day = 86_400_000
/** Shortest chunk, milliseconds. */
const shortestChunk = 3_600_000
/** Most chunks. A year takes 4 with a known page's 100 days; with an unknown caller's 5 days this covers 200 days. */
const maxCalls = 41
/** Failures in a row after which no more chunks are requested. */
const maxFailures = 3
/** Refused ranges in a row after which no more chunks are requested: the service refuses even its stated range. */
const maxRangeRefusals = 3

interface Answered<Answer> {
  answers: Answer[]
  /** Oldest first. */
  missing: MissingTime[]
}

/** Longest range that a service was found to allow in one call, milliseconds. Histories share it. */
export interface AllowedRange {
  longest: number
}

/**
 * Loads `[from, to)` in one call. If the service refuses the range, it loads chunks of the allowed length, newest
 * first. A failed chunk is missing; after a refusal no more chunks are requested.
 * @throws ApiError if no call was answered, or the token was refused
 */
export async function fetchInChunks<Answer>(
  from: number,
  to: number,
  ask: (from: number, to: number) => Promise<Answer>,
  grant: AllowedRange = { longest: Number.POSITIVE_INFINITY },
): Promise<Answered<Answer>> {
  const answers: Answer[] = []
  const missing: MissingTime[] = []
  let end = to
  const miss = (begin: number, gap: GapReason) => {
    const later = missing[0]
    if (later?.from === end && isSame(later, gap)) later.from = begin
    else missing.unshift({ from: begin, to: end, ...gap })
    end = begin
  }

  let granted = Math.min(grant.longest, to - from)
  let last: ApiError | null = null
  let failures = 0
  let rangeRefusals = 0
  for (let calls = 0; end > from; calls += 1) {
    const isTooShort = granted < Math.min(shortestChunk, to - from)
    if (failures === maxFailures && last) miss(from, gapAfter(last))
    else if (calls === maxCalls || isTooShort || rangeRefusals === maxRangeRefusals)
      miss(from, rangeNotAllowed)
    if (end === from) break

    const begin = Math.max(from, end - granted)
    try {
      answers.push(await ask(begin, end))
      failures = 0
      rangeRefusals = 0
      end = begin
    } catch (error) {
      if (!isApiError(error)) throw error
      const refusal = error instanceof HttpError ? error : null
      if (refusal?.exceeded === 'range') {
        granted = readAllowedLength(refusal, end - begin)
        if (granted >= shortestChunk) grant.longest = granted
        rangeRefusals += 1
        continue
      }
      if (calls === 0 || refusal?.status === 401) throw error
      last = error
      const gap = gapAfter(error)
      failures = gap.why === 'refused' ? maxFailures : failures + 1
      miss(begin, gap)
    }
  }
  if (answers.length === 0 && last !== null) throw last
  return { answers, missing }
}

type GapReason = Omit<MissingTime, 'from' | 'to'>

const rangeNotAllowed: GapReason = { why: 'range', failure: null, until: null }

function gapAfter(error: ApiError): GapReason {
  const isRefusal = error.name === 'HttpError' && (error.exceeded === 'rate' || error.status === 403)
  const stated = readRetryAfter(error)
  return {
    why: isRefusal ? 'refused' : 'failed',
    failure: toFailure(error),
    until: stated > 0 ? Date.now() + stated : null,
  }
}

function isSame(one: GapReason, other: GapReason): boolean {
  return one.why === other.why && JSON.stringify(one.failure) === JSON.stringify(other.failure)
}

/**
 * Milliseconds of the range that the service states as its limit; without one, or if it refused that, half the range.
 */
function readAllowedLength({ body }: HttpError, asked: number): number {
  const days = /(\d+) days?/i.exec(body?.message ?? '')?.[1]
  const said = Number(days ?? Number.POSITIVE_INFINITY) * day
  return said < asked ? said : Math.floor(asked / 2)
}
