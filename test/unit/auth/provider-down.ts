import type { ServerResponse } from 'node:http'
import { expect, onTestFinished } from 'vitest'
import { readAuthorised } from '../../../src/api/authorised'
import { createProvider } from '../../../src/auth/provider'
import { createSession } from '../../../src/auth/session'
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

/** A whole session before a provider with a fault: open data is not its business, and it tells in time. */
export async function faceProvider(fault: Fault): Promise<void> {
  const { theirs } = await openLogin()
  onTestFinished(theirs.close)
  if (fault === 'down') theirs.close()
  else if (fault === 'bad metadata') theirs.behaviour.metadata = { issuer: 'https://evil.test' }
  else theirs.behaviour.instead[discovery] = answers[fault]

  const visited: string[] = []
  const page = openTab('/?q=meran', { storage: new Map([['plugboard.signed-in', '']]), visited })
  const identity = { authority: theirs.authority, clientId: 'plugboard', scope: 'openid' }
  const session = createSession(identity, { page, provider: async () => createProvider(identity, page) })
  const open = () =>
    readAuthorised(
      session.tokenOf(session.state().viewer),
      () => Promise.reject(new Error('there is no token')),
      async () => 'open stations',
    )

  const began = performance.now()
  expect(await session.resume()).toBe(false)
  expect(performance.now() - began, 'a reload waits').toBeLessThan(3_000)
  expect(reason(session), 'quietly').toEqual({ kind: 'never' })

  const asked = performance.now()
  await session.signIn('/').catch(() => undefined)
  expect(performance.now() - asked, 'a person waits').toBeLessThan(10_000)
  expect(reason(session)).toEqual({
    kind: 'sign-in-failed',
    why: fault === 'bad metadata' ? 'untrusted' : 'unreachable',
  })
  expect((await open()).answer).toBe('open stations')
  expect(theirs.requests.length, 'attempts').toBeLessThanOrEqual(3)
  expect(visited).toEqual([])
}
