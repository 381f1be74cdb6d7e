import { readAuthorised } from '../../../../src/api/authorised'
import { getJson } from '../../../../src/api/get-json'
import { takeRedirectCallback } from '../../../../src/auth/redirect/redirect-callback'
import { createSession } from '../../../../src/auth/session/session'
import { loadConfig } from '../../../../src/config/load-config'
import { flatStations } from '../../../../src/contract/mobility-v2'
import type { TokenSource } from '../../../../src/model/viewer'

/** What a test can do with the session of this page, which is the app's own code without the app around it. */
export interface SessionPage {
  state(): string
  /** Why the sign-in failed, `null` where none did. */
  reason(): string | null
  signIn(): void
  /** Whether a token is at hand; renews one that is due. */
  hasToken(): Promise<boolean>
  /** Asks `count` questions at once, each sending the token at hand up to `spread` milliseconds late. */
  ask(count: number, spread?: number): Promise<Told>
}

export interface Told {
  /** Questions that were answered, and of those the ones without a token. */
  answered: number
  refused: number
  /** Until the last answer. */
  milliseconds: number
}

declare global {
  interface Window {
    sessionPage: SessionPage
  }
}

const arrival = takeRedirectCallback()
const config = await loadConfig()
const { baseUrl: base } = config.service
// How fast the page's clock goes: one that is slow meets refusals before it thinks of renewing.
const speed = Number(new URLSearchParams(window.location.search).get('speed') ?? '1')
const session = createSession(config.identity, { now: () => performance.now() * speed })
if (arrival) await session.finishRedirect(arrival)
const token: TokenSource = (report) => session.tokenFor(session.state().viewer)(report)

const target = { base, segments: { stationTypes: 'EChargingStation' }, query: { limit: 1 } }
const read = (token: string | null) => getJson(flatStations, target, { token })
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

window.sessionPage = {
  state: () => session.state().kind,
  reason: () => {
    const state = session.state()
    return state.kind === 'anonymous' && state.reason.kind === 'sign-in-failed' ? state.reason.reason : null
  },
  signIn: () => void session.signIn(window.location.pathname + window.location.search),
  hasToken: async () => (await token()) !== null,
  async ask(count, spread = 0) {
    const start = performance.now()
    const atHand = await token()
    const readLate = async (token: string) => {
      if (token === atHand) await pause(Math.random() * spread)
      return read(token)
    }
    const questions = Array.from({ length: count }, () => readAuthorised(token, readLate, () => read(null)))
    const answers = (await Promise.allSettled(questions)).filter((one) => one.status === 'fulfilled')
    return {
      answered: answers.length,
      refused: answers.filter(({ value }) => value.tokenFailure !== null).length,
      milliseconds: performance.now() - start,
    }
  },
}
