import type { MissingSpan } from '../model/history'
import { HttpError, isApiError } from './errors'

const day = 86_400_000
/** Milliseconds; a service that grants less grants nothing. */
const shortestSpan = 3_600_000
/** A year at the 100 days of a page takes 4; at the 5 of an unknown caller this reaches back 200 days. */
const mostCalls = 41
/** After this many failures in a row the service is down, and asking on is of no use. */
const mostFailures = 3
const mostPauses = 3
/** Milliseconds; somebody is looking at an empty chart. */
const longestPause = 10_000

/** How a pause is made; tests make none. */
export interface Pacing {
  wait(milliseconds: number): Promise<void>
  /** From 0 to below 1. */
  random(): number
}

const clock: Pacing = {
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  random: Math.random,
}

interface Answered<Answer> {
  answers: Answer[]
  /** Oldest first. */
  missing: MissingSpan[]
}

/**
 * Asks for `[from, to)` in one call, or, where the service grants no such range, in spans that it does grant, the
 * newest first. What fails on the way costs its span.
 * @throws ApiError when nothing was answered, or the token was refused
 */
export async function askSpans<Answer>(
  from: number,
  to: number,
  ask: (from: number, to: number) => Promise<Answer>,
  pacing: Pacing = clock,
): Promise<Answered<Answer>> {
  const answers: Answer[] = []
  const missing: MissingSpan[] = []
  const miss = (begin: number, why: MissingSpan['why']) => {
    const later = missing[0]
    if (later?.from === end && later.why === why) later.from = begin
    else missing.unshift({ from: begin, to: end, why })
    end = begin
  }

  let end = to
  let granted = to - from
  let failure: unknown = null
  let failures = 0
  for (let calls = 0; end > from; calls += 1) {
    if (failures === mostFailures) miss(from, 'failed')
    else if (calls === mostCalls || granted < Math.min(shortestSpan, to - from)) miss(from, 'range')
    if (end === from) break

    const begin = Math.max(from, end - granted)
    try {
      answers.push(await patiently(() => ask(begin, end), pacing))
      failures = 0
      end = begin
    } catch (error) {
      if (!isApiError(error)) throw error
      const refusal = error instanceof HttpError ? error : null
      if (refusal?.exceeded === 'range') {
        granted = grantedBy(refusal, end - begin)
        continue
      }
      if (calls === 0 || refusal?.status === 401) throw error
      failure = error
      // Who asks to be left alone for long is asked for nothing more.
      failures = refusal !== null && refusal.pause > longestPause ? mostFailures : failures + 1
      miss(begin, 'failed')
    }
  }
  if (answers.length === 0 && failure !== null) throw failure
  return { answers, missing }
}

/** Milliseconds that the service says to grant; where it does not, or refuses even that, half of what was asked. */
function grantedBy({ body }: HttpError, asked: number): number {
  const days = /(\d+) days?/i.exec(body?.message ?? '')?.[1]
  const said = Number(days ?? Number.POSITIVE_INFINITY) * day
  return said < asked ? said : Math.floor(asked / 2)
}

/** A quota of calls passes by itself. */
async function patiently<Answer>(ask: () => Promise<Answer>, { wait, random }: Pacing): Promise<Answer> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      return await ask()
    } catch (error) {
      if (pauses === mostPauses || !(error instanceof HttpError) || error.exceeded !== 'rate') throw error
      if (error.pause > longestPause) throw error
      await wait(Math.max(1000 + random() * 1000, error.pause))
    }
  }
}
