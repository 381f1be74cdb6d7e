import type { MissingSpan } from '../model/history'
import { type ApiError, failureOf, HttpError, isApiError } from './errors'
import { statedBy } from './retry-policy'

const day = 86_400_000
/** Milliseconds; a service that grants less grants nothing. */
const shortestSpan = 3_600_000
/** A year at the 100 days of a page takes 4; at the 5 of an unknown caller this reaches back 200 days. */
const mostCalls = 41
/** After this many failures in a row the service is down, and asking on is of no use. */
const mostFailures = 3
/** After this many refused ranges in a row: a service that refuses also what it says to grant. */
const mostRangeRefusals = 3

interface Answered<Answer> {
  answers: Answer[]
  /** Oldest first. */
  missing: MissingSpan[]
}

/**
 * Asks for `[from, to)` in one call, or, where the service grants no such range, in spans that it does grant, the
 * newest first. What fails on the way costs its span; a service that refuses is asked for nothing more.
 * @throws ApiError when nothing was answered, or the token was refused
 */
export async function askSpans<Answer>(
  from: number,
  to: number,
  ask: (from: number, to: number) => Promise<Answer>,
): Promise<Answered<Answer>> {
  const answers: Answer[] = []
  const missing: MissingSpan[] = []
  let end = to
  const miss = (begin: number, gap: Gap) => {
    const later = missing[0]
    if (later?.from === end && isSame(later, gap)) later.from = begin
    else missing.unshift({ from: begin, to: end, ...gap })
    end = begin
  }

  let granted = to - from
  let last: ApiError | null = null
  let failures = 0
  let rangeRefusals = 0
  for (let calls = 0; end > from; calls += 1) {
    const isTooShort = granted < Math.min(shortestSpan, to - from)
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

type Gap = Omit<MissingSpan, 'from' | 'to'>

const notGranted: Gap = { why: 'range', failure: null, until: null }

function gapAfter(error: ApiError): Gap {
  const isRefusal = error.name === 'HttpError' && (error.exceeded === 'rate' || error.status === 403)
  const stated = statedBy(error)
  return {
    why: isRefusal ? 'refused' : 'failed',
    failure: failureOf(error),
    until: stated > 0 ? Date.now() + stated : null,
  }
}

function isSame(one: Gap, other: Gap): boolean {
  return one.why === other.why && JSON.stringify(one.failure) === JSON.stringify(other.failure)
}

/** Milliseconds that the service says to grant; where it does not, or refuses even that, half of what was asked. */
function grantedBy({ body }: HttpError, asked: number): number {
  const days = /(\d+) days?/i.exec(body?.message ?? '')?.[1]
  const said = Number(days ?? Number.POSITIVE_INFINITY) * day
  return said < asked ? said : Math.floor(asked / 2)
}
