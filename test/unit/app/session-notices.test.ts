import { expect, test, vi } from 'vitest'
import { sessionNotices } from '../../../src/app/notices/session-notices'
import type { AnonymousReason } from '../../../src/auth/session-state'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'

const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')
const signIn = vi.fn()
const told = (reason: AnonymousReason, isOnline = true) =>
  sessionNotices(
    i18n,
    { kind: 'anonymous', viewer: 'anonymous', reason },
    { onSignIn: signIn, hasAllWords: true, isOnline },
  )

test.each<AnonymousReason>([
  { kind: 'none' },
  { kind: 'signing-in' },
  { kind: 'signed-out', atProvider: 'unknown' },
  { kind: 'signed-out', atProvider: 'closed' },
])('%j gives no notice', (reason) => {
  expect(told(reason)).toEqual([])
})

const ended = 'Your session ended, showing open data.'
const notAccepted =
  'Your session ended because your login was no longer accepted. Sign in again. If this repeats, tell the operator.'

test.each([
  ['expired', ended],
  ['revoked', ended],
  ['refused', notAccepted],
  ['untrusted', notAccepted],
  ['other-tab', 'You signed out in another tab, showing open data.'],
  ['at-provider', 'You were signed out: your session at the identity server has ended. Showing open data.'],
] as const)('a session that ended as %s gives a notice with a button to sign in again', (reason, text) => {
  signIn.mockClear()
  const [notice] = told({ kind: 'ended', reason })
  expect(notice).toMatchObject({ text, tone: 'warning' })
  expect(notice?.action?.label).toBe('Sign in again')
  notice?.action?.run()
  expect(signIn).toHaveBeenCalledOnce()
})

test('a failed sign-in gives a notice with the reason', () => {
  expect(told({ kind: 'sign-in-failed', reason: 'denied' })[0]?.text).toMatch(
    /^Sign-in did not work: it was cancelled/,
  )
})

test('a sign-in without a network does not blame the identity server', () => {
  const failed = { kind: 'sign-in-failed', reason: 'unreachable' } as const
  expect(told(failed)[0]?.text).toContain('the identity server does not answer')
  expect(told(failed, false)[0]?.text).toBe(
    'Sign-in did not work: this device is offline. Try again with a connection.',
  )
})

test('a session that waits for a network does not blame a sign-in', () => {
  expect(told({ kind: 'paused' }, false).map(({ text }) => text)).toEqual([
    'Your session could not be continued, because this device is offline. Closed values return with a connection.',
  ])
})

test('a sign-in without a script of the page does not blame the identity server', () => {
  expect(told({ kind: 'sign-in-failed', reason: 'not-loaded' })[0]?.text).toBe(
    'Sign-in did not work: a part of the page could not be loaded. Reload the page.',
  )
})

test('a sign-out with an unreachable provider gives a notice that its session may be open', () => {
  expect(told({ kind: 'signed-out', atProvider: 'open' })[0]?.text).toMatch(
    /its own session may still be open/,
  )
})

test('a signed-in viewer gets no notice', () => {
  const account = { viewer: 'https://issuer|team', name: 'Team', roles: [] } as const
  expect(
    sessionNotices(
      i18n,
      { kind: 'signed-in', ...account },
      { onSignIn: signIn, hasAllWords: true, isOnline: true },
    ),
  ).toEqual([])
})
