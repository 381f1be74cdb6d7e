import type { Gap } from '../model/history'
import { type ApiError, HttpError, isApiError, toFailure } from './errors'
import { readRetryAfter } from './retry-policy'

const day = 86_400_000
/** Milliseconds; shorter chunks are not fetched. */
const shortestChunk = 3_600_000
/** A year at the 100 days of a page takes 4; at the 5 of an unknown caller this reaches back 200 days. */
const mostCalls = 41
/** After this many failures in a row no more chunks are fetched. */
const mostFailures = 3
/** After this many refused ranges in a row no more chunks are fetched: the service refuses even the range that it states. */
const mostRangeRefusals = 3

interface Answered<Answer> {
  answers: Answer[]
  /** Oldest first. */
  missing: Gap[]
}

/** What a service has been found to grant in one call; milliseconds. Histories that share it learn it once. */
export interface Grant {
  longest: number
}

/**
 * Fetches `[from, to)` in one call. Where the service refuses so long a range, it fetches chunks of the length that the
 * service allows, the newest first. A chunk that fails is missing; after a refusal no more chunks are fetched.
 * @throws ApiError when nothing was answered, or the token was refused
 */
export async function fetchInChunks<Answer>(
  from: number,
  to: number,
  ask: (from: number, to: number) => Promise<Answer>,
  grant: Grant = { longest: Number.POSITIVE_INFINITY },
): Promise<Answered<Answer>> {
  const answers: Answer[] = []
  const missing: Gap[] = []
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
    if (failures === mostFailures && last) miss(from, gapAfter(last))
    else if (calls === mostCalls || isTooShort || rangeRefusals === mostRangeRefusals) miss(from, notGranted)
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
        granted = grantedBy(refusal, end - begin)
        if (granted >= shortestChunk) grant.longest = granted
        rangeRefusals += 1
        continue
      }
      if (calls === 0 || refusal?.status === 401) throw error
      last = error
      const gap = gapAfter(error)
      failures = gap.why === 'refused' ? mostFailures : failures + 1
      miss(begin, gap)
    }
  }
  if (answers.length === 0 && last !== null) throw last
  return { answers, missing }
}

type GapReason = Omit<Gap, 'from' | 'to'>

const notGranted: GapReason = { why: 'range', failure: null, until: null }

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

/** Milliseconds that the service states to allow; when it states none, or refused that, half of what was asked. */
function grantedBy({ body }: HttpError, asked: number): number {
  const days = /(\d+) days?/i.exec(body?.message ?? '')?.[1]
  const said = Number(days ?? Number.POSITIVE_INFINITY) * day
  return said < asked ? said : Math.floor(asked / 2)
}
