const signedInKey = 'plugboard.signed-in'
const signedOutKey = 'plugboard.signed-out'
/** Before the mark, in place of the hint, while the tab is away to ask the provider. */
const asked = 'asked '
/** Sign-outs that are kept, so that a tab that slept through several finds its own among them. */
const keptSignOuts = 8

export type Storages = Pick<Window, 'sessionStorage' | 'localStorage'>

/**
 * All that a session leaves outside the memory of its page: in this tab, that somebody was signed in, so that a
 * reload may ask the provider, or that it has asked; for all tabs, a mark of the last sign-outs, each the `sessionSecret` that is over, so that a tab that slept through
 * it finds out. Never who, never a token. A browser that blocks the storage has no traces, and no reload that stays
 * signed in.
 */
export interface SessionMarkers {
  /** Somebody is signed in here, after every sign-out that is known of. */
  signedIn(): void
  /** Nobody is, any more. */
  gone(): void
  /** This page leaves to ask whether somebody still is: no hint, so that a page without an answer does not ask again. */
  asking(): void
  /** Somebody signed out here, for all tabs to know. */
  signedOut(sessionSecret: string): void
  /** Whether somebody was signed in when this page began, and has not signed out anywhere since. */
  remains(): boolean
  /** Whether somebody signed out in another tab since `signedIn`, or since the page before this one was `asking`. */
  overtaken(): boolean
  /** Whether it was the session of this secret: other scripts of the origin can write a mark, but not this one. */
  isOver(sessionSecret: string): boolean
}

const readSignOutMark = (page: Storages) => attempt(() => page.localStorage.getItem(signedOutKey)) ?? ''
const readSignInHint = (page: Storages) => attempt(() => page.sessionStorage.getItem(signedInKey))

/** Whether somebody was signed in when this page began, and has not signed out anywhere since. Changes nothing. */
export const remainsSignedIn = (page: Storages): boolean => readSignInHint(page) === readSignOutMark(page)

export function createSessionMarkers(page: Storages): SessionMarkers {
  const mark = () => readSignOutMark(page)
  const hint = () => readSignInHint(page)
  const gone = () => void attempt(() => page.sessionStorage.removeItem(signedInKey))
  let seen = mark()
  const before = hint()
  if (before?.startsWith(asked)) {
    seen = before.slice(asked.length)
    gone()
  }
  return {
    signedIn() {
      seen = mark()
      attempt(() => page.sessionStorage.setItem(signedInKey, seen))
    },
    gone,
    asking: () => void attempt(() => page.sessionStorage.setItem(signedInKey, asked + seen)),
    signedOut(sessionSecret) {
      gone()
      const [, ...secrets] = mark().split(' ')
      const kept = [sessionSecret, ...secrets].slice(0, keptSignOuts)
      attempt(() => page.localStorage.setItem(signedOutKey, [crypto.randomUUID(), ...kept].join(' ')))
      seen = mark()
    },
    remains: () => remainsSignedIn(page),
    overtaken: () => mark() !== seen,
    isOver: (sessionSecret) => mark() !== seen && mark().split(' ').includes(sessionSecret),
  }
}

function attempt<T>(touchStorage: () => T): T | null {
  try {
    return touchStorage()
  } catch {
    return null
  }
}
