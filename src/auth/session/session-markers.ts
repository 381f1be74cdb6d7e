/** Key of the sign-in in sessionStorage. Its text is the one that `signedOutKey` had at the sign-in. */
const signedInKey = 'plugboard.signed-in'
/**
 * Key of the sign-outs in localStorage. Its text: an id that is new at each sign-out, and the last secrets, after
 * spaces.
 */
const signedOutKey = 'plugboard.signed-out'
/** Prefix of the stored sign-in while this tab waits for the provider's answer to a silent sign-in. */
const resumingPrefix = 'asked '
/** Number of stored sign-outs: a tab that was frozen during several of them still finds its own. */
const keptSignOuts = 8

export type Storages = Pick<Window, 'sessionStorage' | 'localStorage'>

/**
 * What a session stores outside the memory of its page. sessionStorage: that somebody was signed in in this tab, or
 * that the tab has sent a silent sign-in. localStorage: `sessionSecret` of the last sign-outs, for all tabs. Never a
 * name or a token. If the browser blocks storage, a reload ends the session.
 */
export interface SessionMarkers {
  /** Stores that somebody is signed in, after all sign-outs known so far. */
  storeSignIn(): void
  /** Removes what `storeSignIn` stored. */
  clearSignIn(): void
  /** Stores that this tab has sent a silent sign-in, so that a page without an answer does not repeat it. */
  storeResumeAttempt(): void
  /** Stores a sign-out for all tabs. */
  storeSignOut(sessionSecret: string): void
  /**
   * Whether somebody signed out in another tab since `storeSignIn`, or since the previous page's `storeResumeAttempt`.
   */
  hasNewSignOut(): boolean
  /** Whether this session was signed out. Other scripts can store a sign-out, but do not have the secret. */
  isSignedOut(sessionSecret: string): boolean
}

const readSignOuts = (page: Storages) => attempt(() => page.localStorage.getItem(signedOutKey)) ?? ''
const readSignIn = (page: Storages) => attempt(() => page.sessionStorage.getItem(signedInKey))

/**
 * Whether somebody was signed in in this tab, and nobody has signed out in any tab since. A sign-in stores the text of
 * the sign-outs, so there was none since if both texts are equal. Changes nothing.
 */
export const mayBeSignedIn = (page: Storages): boolean => readSignIn(page) === readSignOuts(page)

export function createSessionMarkers(page: Storages): SessionMarkers {
  const signOuts = () => readSignOuts(page)
  const clearSignIn = () => void attempt(() => page.sessionStorage.removeItem(signedInKey))
  let handledSignOuts = signOuts()
  const storedSignIn = readSignIn(page)
  if (storedSignIn?.startsWith(resumingPrefix)) {
    handledSignOuts = storedSignIn.slice(resumingPrefix.length)
    clearSignIn()
  }
  const storeInTab = (text: string) => void attempt(() => page.sessionStorage.setItem(signedInKey, text))
  return {
    storeSignIn() {
      handledSignOuts = signOuts()
      storeInTab(handledSignOuts)
    },
    clearSignIn,
    storeResumeAttempt: () => storeInTab(resumingPrefix + handledSignOuts),
    storeSignOut(sessionSecret) {
      clearSignIn()
      const [, ...secrets] = signOuts().split(' ')
      const kept = [sessionSecret, ...secrets].slice(0, keptSignOuts)
      attempt(() => page.localStorage.setItem(signedOutKey, [crypto.randomUUID(), ...kept].join(' ')))
      handledSignOuts = signOuts()
    },
    hasNewSignOut: () => signOuts() !== handledSignOuts,
    isSignedOut: (sessionSecret) =>
      signOuts() !== handledSignOuts && signOuts().split(' ').includes(sessionSecret),
  }
}

function attempt<T>(touchStorage: () => T): T | null {
  try {
    return touchStorage()
  } catch {
    return null
  }
}
