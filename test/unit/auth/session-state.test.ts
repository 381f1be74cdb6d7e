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

const never = initialState
const signingIn = transition(never, { kind: 'sign-in-started' })
const signedIn = transition(signingIn, { kind: 'signed-in', account: ada })
const signedOut = transition(signedIn, { kind: 'signed-out' })
const ended = transition(signedIn, { kind: 'ended', why: 'revoked' })

const anonymous = (epoch: number, reason: object) => ({
  kind: 'anonymous',
  viewer: 'anonymous',
  epoch,
  reason,
})

describe("the session's reducer", () => {
  const table: [string, SessionState, SessionEvent, object][] = [
    ['never + sign-in-began', never, { kind: 'sign-in-started' }, anonymous(0, { kind: 'signing-in' })],
    ['ended + sign-in-began', ended, { kind: 'sign-in-started' }, anonymous(2, { kind: 'signing-in' })],
    ['signing in + left', signingIn, { kind: 'redirected' }, anonymous(0, { kind: 'never' })],
    [
      'signing in + failed',
      signingIn,
      { kind: 'sign-in-failed', why: 'denied' },
      anonymous(0, { kind: 'sign-in-failed', why: 'denied' }),
    ],
    [
      'signing in + signed-in',
      signingIn,
      { kind: 'signed-in', account: ada },
      { kind: 'signed-in', epoch: 1, ...ada },
    ],
    [
      'signed in + another',
      signedIn,
      { kind: 'signed-in', account: bob },
      { kind: 'signed-in', epoch: 2, ...bob },
    ],
    [
      'signed in + renewed with other rights',
      signedIn,
      { kind: 'refreshed', account: { ...ada, roles: ['editor'] } },
      { kind: 'signed-in', epoch: 1, ...ada, roles: ['editor'] },
    ],
    [
      'signed in + signed-out',
      signedIn,
      { kind: 'signed-out' },
      anonymous(2, { kind: 'signed-out', atProvider: 'unknown' }),
    ],
    [
      'signed in + ended',
      signedIn,
      { kind: 'ended', why: 'other-tab' },
      anonymous(2, { kind: 'ended', why: 'other-tab' }),
    ],
    [
      'signed out + provider silent',
      signedOut,
      { kind: 'provider-session', atProvider: 'open' },
      anonymous(2, { kind: 'signed-out', atProvider: 'open' }),
    ],
    [
      'back from the logout of the provider',
      never,
      { kind: 'provider-session', atProvider: 'closed' },
      anonymous(0, { kind: 'signed-out', atProvider: 'closed' }),
    ],
  ]
  test.each(table)('%s', (_name, state, event, expected) => {
    expect(transition(state, event)).toEqual(expected)
  })
})

describe('an irrelevant event returns the same state', () => {
  const table: [string, SessionState, SessionEvent][] = [
    ['a sign-in that begins while signed in', signedIn, { kind: 'sign-in-started' }],
    ['a failure that arrives after success', signedIn, { kind: 'sign-in-failed', why: 'unreachable' }],
    ['a departure while signed in', signedIn, { kind: 'redirected' }],
    ['a refresh without news', signedIn, { kind: 'refreshed', account: { ...ada } }],
    ['a refresh that brings someone else', signedIn, { kind: 'refreshed', account: bob }],
    ['a refresh after sign-out', signedOut, { kind: 'refreshed', account: ada }],
    ['a second sign-out', signedOut, { kind: 'signed-out' }],
    ['an end after sign-out', signedOut, { kind: 'ended', why: 'revoked' }],
    ['a sign-out after the end', ended, { kind: 'signed-out' }],
    ['an end before any sign-in', never, { kind: 'ended', why: 'expired' }],
    ['word of the provider while signed in', signedIn, { kind: 'provider-session', atProvider: 'open' }],
    ['word of the provider after the end', ended, { kind: 'provider-session', atProvider: 'open' }],
  ]
  test.each(table)('%s', (_name, state, event) => {
    expect(transition(state, event)).toBe(state)
  })
})
