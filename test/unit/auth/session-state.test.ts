import { describe, expect, test } from 'vitest'
import { initialState } from '../../../src/auth/initial-state'
import {
  type Account,
  type SessionEvent,
  type SessionState,
  transition,
} from '../../../src/auth/session-state'

const ada: Account = { viewer: 'https://id.test|ada', name: 'Ada', roles: ['reader'] }
const bob: Account = { viewer: 'https://id.test|bob', name: 'Bob', roles: [] }

const notSignedIn = initialState
const signingIn = transition(notSignedIn, { kind: 'sign-in-started' })
const signedIn = transition(signingIn, { kind: 'signed-in', account: ada })
const signedOut = transition(signedIn, { kind: 'signed-out' })
const ended = transition(signedIn, { kind: 'ended', reason: 'revoked' })

const anonymous = (reason: object) => ({
  kind: 'anonymous',
  viewer: 'anonymous',
  reason,
})

describe("the session's reducer", () => {
  const table: [string, SessionState, SessionEvent, object][] = [
    ['none + started', notSignedIn, { kind: 'sign-in-started' }, anonymous({ kind: 'signing-in' })],
    ['ended + started', ended, { kind: 'sign-in-started' }, anonymous({ kind: 'signing-in' })],
    ['none + paused', notSignedIn, { kind: 'paused' }, anonymous({ kind: 'paused' })],
    ['signing in + redirected', signingIn, { kind: 'redirected' }, anonymous({ kind: 'none' })],
    [
      'signing in + failed',
      signingIn,
      { kind: 'sign-in-failed', reason: 'denied' },
      anonymous({ kind: 'sign-in-failed', reason: 'denied' }),
    ],
    ['signing in + signed-in', signingIn, { kind: 'signed-in', account: ada }, { kind: 'signed-in', ...ada }],
    ['signed in + another', signedIn, { kind: 'signed-in', account: bob }, { kind: 'signed-in', ...bob }],
    [
      'signed in + refreshed with other rights',
      signedIn,
      { kind: 'refreshed', account: { ...ada, roles: ['editor'] } },
      { kind: 'signed-in', ...ada, roles: ['editor'] },
    ],
    [
      'signed in + signed-out',
      signedIn,
      { kind: 'signed-out' },
      anonymous({ kind: 'signed-out', atProvider: 'unknown' }),
    ],
    [
      'signed in + ended',
      signedIn,
      { kind: 'ended', reason: 'other-tab' },
      anonymous({ kind: 'ended', reason: 'other-tab' }),
    ],
    [
      'signed out + provider silent',
      signedOut,
      { kind: 'provider-session', atProvider: 'open' },
      anonymous({ kind: 'signed-out', atProvider: 'open' }),
    ],
    [
      'back from the logout of the provider',
      notSignedIn,
      { kind: 'provider-session', atProvider: 'closed' },
      anonymous({ kind: 'signed-out', atProvider: 'closed' }),
    ],
  ]
  test.each(table)('%s', (_name, state, event, expected) => {
    expect(transition(state, event)).toEqual(expected)
  })
})

describe('an irrelevant event returns the same state', () => {
  const table: [string, SessionState, SessionEvent][] = [
    ['a sign-in that begins while signed in', signedIn, { kind: 'sign-in-started' }],
    ['a failure that arrives after success', signedIn, { kind: 'sign-in-failed', reason: 'unreachable' }],
    ['a departure while signed in', signedIn, { kind: 'redirected' }],
    ['a refresh without news', signedIn, { kind: 'refreshed', account: { ...ada } }],
    ['a refresh that brings someone else', signedIn, { kind: 'refreshed', account: bob }],
    ['a refresh after sign-out', signedOut, { kind: 'refreshed', account: ada }],
    ['a second sign-out', signedOut, { kind: 'signed-out' }],
    ['an end after sign-out', signedOut, { kind: 'ended', reason: 'revoked' }],
    ['a sign-out after the end', ended, { kind: 'signed-out' }],
    ['an end before any sign-in', notSignedIn, { kind: 'ended', reason: 'expired' }],
    ['word of the provider while signed in', signedIn, { kind: 'provider-session', atProvider: 'open' }],
    ['word of the provider after the end', ended, { kind: 'provider-session', atProvider: 'open' }],
  ]
  test.each(table)('%s', (_name, state, event) => {
    expect(transition(state, event)).toBe(state)
  })
})
