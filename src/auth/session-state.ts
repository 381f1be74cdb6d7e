import type { Viewer } from '../model/viewer'
import { type SignInError, type SignInReason, shownSilentReasons } from './errors'
import type { EndReason } from './provider-errors'

/** The signed-in account. */
export interface Account {
  viewer: Exclude<Viewer, 'anonymous'>
  name: string
  /** Names of the roles in the token's `resource_access`, sorted, each once. */
  roles: readonly string[]
}

/** Why nobody is signed in. `atProvider`: whether the provider's own session has ended too. */
export type AnonymousReason =
  /** Nobody has signed in in this tab, or a sign-in was left without an answer. */
  | { kind: 'none' }
  | { kind: 'signing-in' }
  | { kind: 'sign-in-failed'; reason: SignInReason }
  /** At a reload the device was offline: the session continues when it is online. */
  | { kind: 'paused' }
  | { kind: 'signed-out'; atProvider: 'unknown' | 'closed' | 'open' }
  | { kind: 'ended'; reason: EndReason }

/** State without any token. */
export type SessionState =
  | { kind: 'anonymous'; viewer: 'anonymous'; reason: AnonymousReason }
  | (Account & { kind: 'signed-in' })

export type SessionEvent =
  | { kind: 'sign-in-started' }
  | { kind: 'redirected' }
  | { kind: 'not-resumed' }
  | { kind: 'paused' }
  | { kind: 'suspended' }
  | { kind: 'sign-in-failed'; reason: SignInReason }
  | { kind: 'signed-in'; account: Account }
  | { kind: 'refreshed'; account: Account }
  | { kind: 'signed-out' }
  | { kind: 'provider-session'; atProvider: 'closed' | 'open' }
  | { kind: 'ended'; reason: EndReason }

/**
 * Returns the event of a failed sign-in. One that nobody asked for is silent: it ends the session of before a reload.
 */
export function failedSignIn({ reason }: SignInError, isSilent: boolean): SessionEvent {
  if (reason === 'no-session') return { kind: 'ended', reason: 'at-provider' }
  const isShown = !isSilent || shownSilentReasons.includes(reason)
  return isShown ? { kind: 'sign-in-failed', reason } : { kind: 'not-resumed' }
}

/** Returns the state after `event`; the same object if the event has no effect (late or repeated). */
export function transition(state: SessionState, event: SessionEvent): SessionState {
  switch (event.kind) {
    case 'sign-in-started':
      return withReason(state, { kind: 'signing-in' })
    // The person need not know why there is no answer.
    case 'not-resumed':
    // The page is left. If it is visible again (Stop, Back, bfcache), there is no answer, and no sign-in is pending.
    case 'redirected':
      return withReason(state, { kind: 'none' })
    case 'paused':
      return withReason(state, { kind: 'paused' })
    case 'suspended':
      return toAnonymous(state, { kind: 'none' })
    case 'sign-in-failed':
      return withReason(state, { kind: 'sign-in-failed', reason: event.reason })
    case 'signed-in':
      return { kind: 'signed-in', ...event.account }
    case 'refreshed':
      return withAccount(state, event.account)
    case 'signed-out':
      return toAnonymous(state, { kind: 'signed-out', atProvider: 'unknown' })
    case 'provider-session': {
      const isSignedOut = state.kind === 'anonymous' && ['none', 'signed-out'].includes(state.reason.kind)
      return isSignedOut ? withReason(state, { kind: 'signed-out', atProvider: event.atProvider }) : state
    }
    case 'ended': {
      const reason = { kind: 'ended', reason: event.reason } as const
      // A session can end during its sign-in.
      const signingIn = state.kind === 'anonymous' && state.reason.kind === 'signing-in'
      return signingIn ? withReason(state, reason) : toAnonymous(state, reason)
    }
  }
}

/** Sets the reason of an anonymous state; a signed-in state has none. */
function withReason(state: SessionState, reason: AnonymousReason): SessionState {
  return state.kind === 'anonymous' ? { ...state, reason } : state
}

function toAnonymous(state: SessionState, reason: AnonymousReason): SessionState {
  if (state.kind === 'anonymous') return state
  return { kind: 'anonymous', viewer: 'anonymous', reason }
}

/** A refresh may change name and roles, never the person. */
function withAccount(state: SessionState, account: Account): SessionState {
  if (state.kind !== 'signed-in' || state.viewer !== account.viewer) return state
  const same = state.name === account.name && state.roles.join('\n') === account.roles.join('\n')
  return same ? state : { ...state, ...account }
}
