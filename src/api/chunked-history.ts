import { day, hour } from '../durations'
import type { MissingDetails, MissingTime } from '../model/history'
import { type ApiError, HttpError, isApiError, toFailure } from './errors'
import { toRetryAfter } from './retry-policy'

/** Shortest chunk, milliseconds. */
const shortestChunk = hour
/**
 * Maximum number of calls, refused ones included. The service allows 5 days in a call to a caller that it does not
 * know: after one refused call this covers 200 days. To a page that sends a referrer it allows 100 days.
 */
const maxCalls = 41
/** Failures in a row after which no more chunks are requested. */
const maxFailures = 3
/** Refused ranges in a row after which no more chunks are requested: the service refuses even its stated range. */
const maxRangeRefusals = 3

interface ChunkedAnswers<Answer> {
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
 * first. A failed chunk is missing. After a refusal for another reason, or three failures in a row, no more chunks are
 * requested.
 * @param fetchRange its answer is `null` if the service cuts off the rows of this range: shorter ones are requested
 * @throws ApiError if the first call failed, every chunk did, or the token was refused; a refused range alone is
 * missing
 */
export async function fetchInChunks<Answer>(
  from: number,
  to: number,
  fetchRange: (from: number, to: number) => Promise<Answer | null>,
  allowedRange: AllowedRange = { longest: Number.POSITIVE_INFINITY },
): Promise<ChunkedAnswers<Answer>> {
  const answers: Answer[] = []
  const missing: MissingTime[] = []
  const progress: Progress = {
    calls: 0,
    chunkLength: Math.min(allowedRange.longest, to - from),
    failures: 0,
    rangeRefusals: 0,
    isCutOff: false,
    lastError: null,
  }
  for (let end = to; end > from; progress.calls += 1) {
    const rest = findStopReason(progress, to - from)
    if (rest) {
      prepend(missing, { from, to: end, ...rest })
      break
    }
    const begin = Math.max(from, end - progress.chunkLength)
    try {
      const answer = await fetchRange(begin, end)
      if (answer === null) {
        progress.chunkLength = Math.floor((end - begin) / 2)
        progress.isCutOff = true
        continue
      }
      answers.push(answer)
      progress.failures = 0
      progress.rangeRefusals = 0
    } catch (error) {
      if (!isApiError(error)) throw error
      const refusal = error instanceof HttpError ? error : null
      if (refusal?.exceeded === 'range') {
        shortenChunks(progress, readAllowedLength(refusal, end - begin), allowedRange)
        continue
      }
      if (progress.calls === 0 || refusal?.status === 401) throw error
      prepend(missing, { from: begin, to: end, ...noteFailure(progress, error) })
    }
    end = begin
  }
  if (answers.length === 0 && progress.lastError !== null) throw progress.lastError
  return { answers, missing }
}

interface Progress {
  calls: number
  /** Milliseconds. */
  chunkLength: number
  /** Failures in a row. */
  failures: number
  /** Refused ranges in a row. */
  rangeRefusals: number
  /** Whether the last chunk that was shortened had been cut off; otherwise its range was refused. */
  isCutOff: boolean
  lastError: ApiError | null
}

const rangeNotAllowed: MissingDetails = { reason: 'range', failure: null, retryAt: null }
const cutOff: MissingDetails = { reason: 'cut-off', failure: null, retryAt: null }

/** Returns why no more chunks are requested; `null`: the next one is. */
function findStopReason(
  { calls, chunkLength, failures, rangeRefusals, isCutOff, lastError }: Progress,
  length: number,
): MissingDetails | null {
  if (failures >= maxFailures && lastError) return toMissingDetails(lastError)
  const isTooShort = chunkLength < Math.min(shortestChunk, length)
  if (calls === maxCalls || (isTooShort && isCutOff)) return cutOff
  return isTooShort || rangeRefusals === maxRangeRefusals ? rangeNotAllowed : null
}

function shortenChunks(progress: Progress, chunkLength: number, allowedRange: AllowedRange): void {
  progress.chunkLength = chunkLength
  progress.rangeRefusals += 1
  progress.isCutOff = false
  if (chunkLength >= shortestChunk) allowedRange.longest = chunkLength
}

/** Counts a failed chunk; after a refusal, as the last one. */
function noteFailure(progress: Progress, error: ApiError): MissingDetails {
  const details = toMissingDetails(error)
  progress.lastError = error
  progress.failures = details.reason === 'refused' ? maxFailures : progress.failures + 1
  return details
}

/** Adds an earlier time, to the first one if that has the same reason. */
function prepend(missing: MissingTime[], { from, to, ...details }: MissingTime): void {
  const [first] = missing
  if (first?.from === to && isSame(first, details)) first.from = from
  else missing.unshift({ from, to, ...details })
}

/** Refused: too many calls, or a missing right. */
export function toMissingDetails(error: ApiError): MissingDetails {
  const isRefusal = error.name === 'HttpError' && (error.exceeded === 'rate' || error.status === 403)
  const stated = toRetryAfter(error)
  return {
    reason: isRefusal ? 'refused' : 'failed',
    failure: toFailure(error),
    retryAt: stated > 0 ? Date.now() + stated : null,
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
