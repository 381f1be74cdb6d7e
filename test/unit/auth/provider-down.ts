import type { ServerResponse } from 'node:http'
import { expect, onTestFinished, vi } from 'vitest'
import { readAuthorised } from '../../../src/api/authorised'
import { OpenIdProvider } from '../../../src/auth/provider/openid-provider'
import { createSession } from '../../../src/auth/session/session'
import { openLogin } from './login'
import { reason } from './memory-provider'
import { openTab } from './page'

export type Fault = 'down' | 'hangs' | '500' | 'html' | 'bad metadata'

const discovery = '/.well-known/openid-configuration'

const answers: Record<Exclude<Fault, 'down' | 'bad metadata'>, (response: ServerResponse) => void> = {
  hangs: () => undefined,
  '500': (response) => void response.writeHead(500).end(),
  html: (response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in to the Wi-Fi'),
}

/** Milliseconds that a reload, and a person who signs in, wait at most. */
const patience = { reload: 2_000, person: 8_000 }

/**
 * A whole session before a provider with a fault: open data is not its business, and it tells in time. The timers stand
 * still but where the provider hangs: whatever else answers is told without waiting for one.
 */
export async function faceProvider(fault: Fault): Promise<void> {
  const { theirs } = await openLogin()
  onTestFinished(theirs.close)
  if (fault === 'down') theirs.close()
  else if (fault === 'bad metadata') theirs.behaviour.metadata = { issuer: 'https://evil.test' }
  else theirs.behaviour.instead[discovery] = answers[fault]

  const visited: string[] = []
  const page = openTab('/?q=meran', { storage: new Map([['plugboard.signed-in', '']]), visited })
  const identity = { authority: theirs.authority, clientId: 'plugboard', scope: 'openid' }
  const session = createSession(identity, { page, provider: async () => new OpenIdProvider(identity, page) })
  const open = () =>
    readAuthorised(
      session.tokenFor(session.state().viewer),
      () => Promise.reject(new Error('there is no token')),
      async () => 'open stations',
    )

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const waitOut = async (milliseconds: number) => {
    if (fault !== 'hangs') return
    await expect.poll(() => theirs.requests.length).toBeGreaterThan(0)
    await vi.advanceTimersByTimeAsync(milliseconds)
  }
  const resumed = session.resume()
  await waitOut(patience.reload)
  expect(await resumed).toBe(false)
  const failed = { kind: 'sign-in-failed', reason: fault === 'bad metadata' ? 'untrusted' : 'unreachable' }
  expect(reason(session), 'after the reload').toEqual(failed)

  const signedIn = session.signIn('/').catch(() => undefined)
  await waitOut(patience.person)
  await signedIn
  expect(reason(session)).toEqual(failed)
  expect((await open()).answer).toBe('open stations')
  expect(theirs.requests.length, 'attempts').toBeLessThanOrEqual(3)
  expect(visited).toEqual([])
}
