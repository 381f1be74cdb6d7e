import { describe, expect, onTestFinished, vi } from 'vitest'
import { deriveSessionSecret } from '../../../src/auth/provider/session-secret'
import { createSessionMarkers } from '../../../src/auth/session/session-markers'
import { ada, arrival, MemoryProvider, openSession, reason } from './memory-provider'
import { openTab } from './page'
import { test } from './provider-test'

/** Another script of the origin, such as the embedded page's, which can read and send messages like any tab. */
function openStranger() {
  const channel = new BroadcastChannel('plugboard-session')
  const heard: unknown[] = []
  channel.onmessage = ({ data }: MessageEvent<unknown>) => void heard.push(data)
  onTestFinished(() => channel.close())
  return { heard, say: (message: unknown) => channel.postMessage(message) }
}

/** As the provider's next session has it. */
const later = { ...ada, sessionSecret: 'session-ada-2' }

describe('another script of the origin', () => {
  test('cannot sign out by a message', async ({ provider }) => {
    const stranger = openStranger()
    const session = openSession(provider)
    const witnessed = new MemoryProvider()
    witnessed.exchange = async () => ({ ...ada, sessionSecret: 'session-witness' })
    const witness = openSession(witnessed)
    await Promise.all([session, witness].map((one) => one.finishRedirect(arrival)))
    const { viewer } = ada.account
    for (const message of [
      viewer,
      'anonymous',
      '',
      null,
      undefined,
      true,
      { viewer },
      [viewer],
      [ada.sessionSecret],
    ])
      stranger.say(message)
    // Messages keep their order: when the witness's has arrived, all before it have had no effect.
    stranger.say('session-witness')
    await vi.waitFor(() => expect(reason(witness)).toEqual({ kind: 'ended', reason: 'other-tab' }))
    expect(session.state().kind).toBe('signed-in')
  })

  test('cannot sign out by repeating an earlier message', async ({ provider }) => {
    const stranger = openStranger()
    const first = openSession(provider)
    await first.finishRedirect(arrival)
    await first.signOut()
    await vi.waitFor(() => expect(stranger.heard).toEqual([ada.sessionSecret]))

    const again = new MemoryProvider()
    again.exchange = async () => later
    const session = openSession(again)
    await session.finishRedirect(arrival)
    const witness = openSession(new MemoryProvider())
    await witness.finishRedirect(arrival)
    stranger.say(stranger.heard[0])
    await vi.waitFor(() => expect(witness.state().kind).toBe('anonymous'))
    expect(session.state().kind).toBe('signed-in')
  })

  test('cannot sign out by a stored marker', async ({ provider }) => {
    const local = new Map<string, string>()
    const page = openTab('/', { local })
    const session = openSession(provider, { page })
    await session.finishRedirect(arrival)
    for (const mark of ['forged', `forged ${ada.account.viewer}`, 'forged session-bob', '']) {
      local.set('plugboard.signed-out', mark)
      page.document.dispatchEvent(new Event('resume'))
      expect(session.state().kind).toBe('signed-in')
    }
    local.set('plugboard.signed-out', `mark ${ada.sessionSecret}`)
    page.document.dispatchEvent(new Event('resume'))
    expect(session.state().kind).toBe('anonymous')
  })
})

test('a tab that was frozen during several sign-outs finds its own', () => {
  const local = new Map<string, string>()
  const asleep = createSessionMarkers(openTab('/', { local }))
  asleep.storeSignIn()
  for (const secret of ['session-ada', 'session-bob', 'session-cleo']) {
    const other = createSessionMarkers(openTab('/', { local }))
    other.storeSignIn()
    other.storeSignOut(secret)
    expect(other.isSignedOut(secret)).toBe(false)
  }
  expect(['session-ada', 'session-dan'].map(asleep.isSignedOut)).toEqual([true, false])
  for (let count = 0; count < 100; count += 1)
    createSessionMarkers(openTab('/', { local })).storeSignOut(`session-${count}`)
  expect(local.get('plugboard.signed-out')?.split(' ')).toHaveLength(9)
  expect(['session-99', 'session-92', 'session-91'].map(asleep.isSignedOut)).toEqual([true, true, false])
})

test('the secret belongs to one session at the provider, and contains no part of its tokens', async () => {
  const claims = { iss: 'https://id.test/realm', sub: 'ada', sid: '7e0d8ad5-0f2a-4b0e-9f0b-6e6b2d8ad1f1' }
  const secret = await deriveSessionSecret(claims)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(await deriveSessionSecret({ ...claims, iat: 1, nonce: 'n' })).toBe(secret)
  const others = [{ ...claims, sid: 'x' }, { ...claims, sub: 'bob' }, { ...claims, iss: 'x' }, { sub: 'ada' }]
  const secrets = await Promise.all(others.map(deriveSessionSecret))
  expect(new Set([secret, ...secrets]).size).toBe(5)
  for (const value of Object.values(claims)) expect(secret).not.toContain(value)
})
