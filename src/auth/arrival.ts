import { clearEntry, readEntry, redirects } from './redirect-slot'
import { callbackPath, safeReturnTo } from './return-to'

/** The provider sent the browser back, and the address is clean already. */
export interface Arrival {
  /** `quiet-sign-in`: that nobody asked for, after a reload; `stale`: a callback that answers nothing of this tab's. */
  kind: 'sign-in' | 'quiet-sign-in' | 'sign-out' | 'stale'
  /** The address as it came, code included. */
  url: string
}

/**
 * Must run before anything is requested: takes the code out of the address bar, so that no Referer, reload or
 * bookmark carries it, and puts back the view of before the redirect. `null` on an ordinary visit.
 */
export function takeArrival(
  page: Pick<Window, 'location' | 'history' | 'sessionStorage'> = window,
): Arrival | null {
  const { href: url, pathname, search, origin } = page.location
  const state = new URLSearchParams(search).get('state')
  const entry = readEntry(page)
  const answered = entry !== null && entry.id === state ? entry : null

  if (pathname === callbackPath) {
    page.history.replaceState(null, '', safeReturnTo(answered?.data, origin))
    if (answered?.request_type === redirects.signIn) return { kind: 'sign-in', url }
    if (answered?.request_type === redirects.quietSignIn) return { kind: 'quiet-sign-in', url }
    return { kind: 'stale', url }
  }
  if (answered?.request_type === redirects.signOut) {
    page.history.replaceState(null, '', safeReturnTo(answered.data, origin))
    clearEntry(page)
    return { kind: 'sign-out', url }
  }
  return null
}
