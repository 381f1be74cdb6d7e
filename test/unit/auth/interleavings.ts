import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { readAuthorised } from '../../../src/api/authorised'
import { HttpError } from '../../../src/api/errors'
import { TokenSetEndedError } from '../../../src/auth/provider-errors'
import { createSession, type Session } from '../../../src/auth/session/session'
import type { TokenSet } from '../../../src/auth/token-set'
import { anonymous } from '../../../src/model/viewer'
import { identity, MemoryProvider, tokenOf } from './memory-provider'
import { openTab, type Tab, turn } from './page'

const commands = ['request', 'refused', 'sign-in', 'switch', 'sign-out', 'sleep', 'wake', 'pass'] as const
const answers = ['ok', 'dead', 'down', 'never'] as const

const step = fc.record({
  tab: fc.constantFrom(0, 1),
  command: fc.constantFrom(...commands),
  /** The provider's answer to each token refresh from this step on. */
  refresh: fc.constantFrom(...answers),
  minutes: fc.integer({ min: 0, max: 8 }),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Number of the macrotask. A token that is given in the macrotask in which the session ends may still be sent. */
let moment = 0
const settle = () =>
  new Promise<void>((resolve) =>
    setImmediate(() => {
      moment += 1
      if (vi.isFakeTimers()) vi.advanceTimersByTime(0)
      resolve()
    }),
  )

/** A provider that rotates refresh tokens, answers when the scheduler lets it, and records what must not happen. */
class WatchedProvider extends MemoryProvider {
  refreshes: (typeof answers)[number] = 'ok'
  /** Requests that break an invariant. An error would count as a failed request instead. */
  readonly faults: string[] = []
  readonly #scheduler: fc.Scheduler
  readonly #subject: () => string
  readonly #spent = new Set<string>()
  readonly #flying = new Set<string>()
  #count = 0

  constructor(scheduler: fc.Scheduler, subject: () => string) {
    super()
    this.#scheduler = scheduler
    this.#subject = subject
  }

  /** A renewed token set keeps its ID token, as the name of the sign-in that it goes back to. */
  #tokenSet(subject: string, idToken?: string): TokenSet {
    this.#count += 1
    return {
      accessToken: `access.${subject}.${this.#count}`,
      refreshToken: `refresh.${subject}.${this.#count}`,
      idToken: idToken ?? `id.${subject}.${this.#count}`,
      sessionSecret: `session.${subject}`,
      lifetimeSeconds: 300,
      account: { viewer: `https://id.test/realm|${subject}`, name: subject, roles: [] },
    }
  }

  override exchange = () =>
    this.#scheduler.schedule(Promise.resolve(this.#tokenSet(this.#subject())), 'exchange')

  override refresh = async ({ account, refreshToken, idToken }: TokenSet) => {
    const how = this.refreshes
    if (this.#spent.has(refreshToken ?? '')) this.faults.push('a dead refresh token was used')
    if (this.#flying.has(idToken)) this.faults.push('two refreshes in flight')
    this.#flying.add(idToken)
    if (how === 'never') await this.#scheduler.schedule(Promise.resolve(), 'time-out')
    else await this.#scheduler.schedule(Promise.resolve(), how)
    this.#flying.delete(idToken)
    if (how === 'down' || how === 'never') throw new TypeError('Failed to fetch')
    this.#spent.add(refreshToken ?? '')
    if (how === 'dead') throw new TokenSetEndedError('revoked')
    return this.#tokenSet(account.name, idToken)
  }
}

class Watcher {
  readonly page: Tab
  readonly session: Session
  readonly provider: WatchedProvider
  subject = 'ada'
  /** Number of changes of the viewer. */
  viewerChanges = 0
  /** Values of `viewerChanges` when the person who is signed in here signed out in the other tab. */
  readonly reached: number[] = []
  #changedAt = -1
  readonly #scheduler: fc.Scheduler

  constructor(scheduler: fc.Scheduler, clock: { now: number }, local: Map<string, string>) {
    this.#scheduler = scheduler
    this.page = openTab('/', { local })
    this.provider = new WatchedProvider(scheduler, () => this.subject)
    this.session = createSession(identity, {
      provider: async () => this.provider,
      page: this.page,
      now: () => clock.now,
    })
    let { viewer } = this.session.state()
    this.session.subscribe(() => {
      this.#changedAt = moment
      if (this.session.state().viewer !== viewer) this.viewerChanges += 1
      viewer = this.session.state().viewer
    })
  }

  /** One read of the current viewer's catalog; the service refuses the first `refusals` tokens. */
  async read(refusals: number): Promise<void> {
    const { viewer } = this.session.state()
    if (viewer === anonymous) return
    let left = refusals
    await readAuthorised(
      this.session.tokenFor(viewer),
      async (token) => {
        expect(`https://id.test/realm|${token.split('.')[1]}`, 'whose token is sent').toBe(viewer)
        if (this.#changedAt !== moment)
          expect(this.session.state().viewer, 'who looks when a token is sent').toBe(viewer)
        await this.#scheduler.schedule(Promise.resolve(), 'answer')
        left -= 1
        if (left >= 0) throw new HttpError('https://api.test', 401, undefined)
      },
      async () => undefined,
    )
  }

  async signIn(): Promise<void> {
    await this.session.finishRedirect({
      kind: 'sign-in',
      url: 'https://plugboard.test/auth/callback/?code=1',
    })
  }

  async signOut(others: readonly Watcher[] = []): Promise<void> {
    const { kind, viewer } = this.session.state()
    for (const { session, reached, viewerChanges } of others)
      if (kind === 'signed-in' && session.state().viewer === viewer) reached.push(viewerChanges)
    void this.session.signOut()
    expect(this.session.state().viewer).toBe(anonymous)
    expect(await tokenOf(this.session), 'the token after a sign-out').toBeNull()
  }

  check(): void {
    expect(this.provider.faults).toEqual([])
    expect(JSON.stringify(this.session.state()), 'no token in the state').not.toMatch(/access|refresh/)
  }
}

async function act(watchers: readonly Watcher[], clock: { now: number }, step: Step): Promise<unknown> {
  const watcher = watchers[step.tab]
  if (!watcher) return
  watcher.provider.refreshes = step.refresh
  switch (step.command) {
    case 'request':
      return watcher.read(0)
    case 'refused':
      return Promise.all([watcher.read(1), watcher.read(1), watcher.read(2)])
    case 'sign-in':
      return watcher.signIn()
    case 'switch':
      watcher.subject = watcher.subject === 'ada' ? 'bob' : 'ada'
      return watcher.signIn()
    case 'sign-out':
      return watcher.signOut(watchers)
    case 'sleep':
      return turn(watcher.page, 'hidden')
    case 'wake':
      return turn(watcher.page, 'visible')
    case 'pass':
      clock.now += step.minutes * 60_000
      vi.advanceTimersByTime(step.minutes * 60_000)
  }
}

/**
 * Two tabs of one browser in `runs` random orders of requests, refusals, refreshes that succeed, fail or hang,
 * sign-outs here and there, changes of user, sleep and time.
 */
export async function holdThrough(runs: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step, { minLength: 1, maxLength: 14 }),
        async (scheduler, steps) => {
          const clock = { now: 0 }
          const local = new Map<string, string>()
          const watchers = [0, 1].map(() => new Watcher(scheduler, clock, local))
          await Promise.all(watchers.map((watcher) => watcher.signIn()).concat(drain(scheduler)))
          const work: Promise<unknown>[] = []
          for (const one of steps) {
            work.push(act(watchers, clock, one))
            await settle()
            for (const watcher of watchers) watcher.check()
            if (one.minutes % 2 === 0 && scheduler.count() > 0) await scheduler.waitOne()
          }
          const done = Promise.all(work)
          await Promise.race([done, drain(scheduler).then(() => done)])
          await settle()
          for (const { viewerChanges, reached } of watchers)
            expect(viewerChanges, 'a sign-out reaches the other tab').toBeGreaterThan(
              Math.max(-1, ...reached),
            )
          for (const watcher of watchers) {
            watcher.check()
            await watcher.signOut()
            watcher.session.suspend()
          }
        },
      ),
      { numRuns: runs },
    )
  } finally {
    vi.useRealTimers()
  }
}

/** Lets everything happen that was scheduled, in the scheduler's order, until nothing comes any more. */
async function drain(scheduler: fc.Scheduler): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    await settle()
    if (scheduler.count() === 0) quiet += 1
    else {
      quiet = 0
      await scheduler.waitOne()
    }
  }
}
