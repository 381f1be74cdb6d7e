import type { MissingTime } from '../model/history'
import { type ApiError, HttpError, isApiError, toFailure } from './errors'
import { toRetryAfter } from './retry-policy'

const day = 86_400_000
/** Shortest chunk, milliseconds. */
const shortestChunk = 3_600_000
/**
 * Most chunks. The service allows 100 days in a call of a page that it knows, so a year takes 4; it allows 5 days to
 * other callers, for whom this covers 200 days.
 */
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
  fetchRange: (from: number, to: number) => Promise<Answer>,
  allowedRange: AllowedRange = { longest: Number.POSITIVE_INFINITY },
): Promise<Answered<Answer>> {
  const answers: Answer[] = []
  const missing: MissingTime[] = []
  let end = to
  const addMissing = (begin: number, gap: MissingDetails) => {
    const later = missing[0]
    if (later?.from === end && isSame(later, gap)) later.from = begin
    else missing.unshift({ from: begin, to: end, ...gap })
    end = begin
  }

  let chunkLength = Math.min(allowedRange.longest, to - from)
  let last: ApiError | null = null
  let failures = 0
  let rangeRefusals = 0
  for (let calls = 0; end > from; calls += 1) {
    const isTooShort = chunkLength < Math.min(shortestChunk, to - from)
    if (failures === maxFailures && last) addMissing(from, toMissingDetails(last))
    else if (calls === maxCalls || isTooShort || rangeRefusals === maxRangeRefusals)
      addMissing(from, rangeNotAllowed)
    if (end === from) break

    const begin = Math.max(from, end - chunkLength)
    try {
      answers.push(await fetchRange(begin, end))
      failures = 0
      rangeRefusals = 0
      end = begin
    } catch (error) {
      if (!isApiError(error)) throw error
      const refusal = error instanceof HttpError ? error : null
      if (refusal?.exceeded === 'range') {
        chunkLength = readAllowedLength(refusal, end - begin)
        if (chunkLength >= shortestChunk) allowedRange.longest = chunkLength
        rangeRefusals += 1
        continue
      }
      if (calls === 0 || refusal?.status === 401) throw error
      last = error
      const gap = toMissingDetails(error)
      failures = gap.reason === 'refused' ? maxFailures : failures + 1
      addMissing(begin, gap)
    }
  }
  if (answers.length === 0 && last !== null) throw last
  return { answers, missing }
}

type MissingDetails = Omit<MissingTime, 'from' | 'to'>

const rangeNotAllowed: MissingDetails = { reason: 'range', failure: null, until: null }

function toMissingDetails(error: ApiError): MissingDetails {
  const isRefusal = error.name === 'HttpError' && (error.exceeded === 'rate' || error.status === 403)
  const stated = toRetryAfter(error)
  return {
    reason: isRefusal ? 'refused' : 'failed',
    failure: toFailure(error),
    until: stated > 0 ? Date.now() + stated : null,
  }
}

function isSame(one: MissingDetails, other: MissingDetails): boolean {
  return one.reason === other.reason && JSON.stringify(one.failure) === JSON.stringify(other.failure)
}

/**
 * Milliseconds of the range that the service states as its limit; without one, or if it refused that, half the range.
 */
function readAllowedLength({ body }: HttpError, requested: number): number {
  const days = /(\d+) days?/i.exec(body?.message ?? '')?.[1]
  const stated = Number(days ?? Number.POSITIVE_INFINITY) * day
  return stated < requested ? stated : Math.floor(requested / 2)
}
