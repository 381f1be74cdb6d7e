import { clearEntry, readEntry, redirectTypes } from './redirect-slot'
import { callbackPath, safeReturnTo } from './return-to'

/** The provider has redirected the browser back, and the address bar is cleaned. */
export interface Arrival {
  /** `silent-sign-in`: an automatic one after a reload; `stale`: a callback that belongs to no sign-in of this tab. */
  kind: 'sign-in' | 'silent-sign-in' | 'sign-out' | 'stale'
  /** The original URL with the code. */
  url: string
}

/**
 * Removes the code from the address bar, so that no Referer, reload or bookmark contains it, and restores the view
 * before the redirect. Must run before any request. `null`: an ordinary visit.
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
    if (answered?.request_type === redirectTypes.signIn) return { kind: 'sign-in', url }
    if (answered?.request_type === redirectTypes.silentSignIn) return { kind: 'silent-sign-in', url }
    return { kind: 'stale', url }
  }
  if (answered?.request_type === redirectTypes.signOut) {
    page.history.replaceState(null, '', safeReturnTo(answered.data, origin))
    clearEntry(page)
    return { kind: 'sign-out', url }
  }
  return null
}
