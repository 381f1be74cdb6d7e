import { clearPendingRedirect, readPendingRedirect, redirectTypes } from './pending-redirect'
import { callbackPath, safeReturnTo } from './return-to'

/** A redirect from the provider back to the page. Its code is removed from the address bar. */
export interface RedirectCallback {
  /**
   * `silent-sign-in`: one without the provider's page, after a reload; `stale`: a callback that belongs to no sign-in
   * of this tab.
   */
  kind: 'sign-in' | 'silent-sign-in' | 'sign-out' | 'stale'
  /** The original URL with the code. */
  url: string
}

/**
 * Removes the code from the address bar, so that no Referer, reload or bookmark contains it, and restores the view
 * from before the redirect. Must run before any request. `null`: an ordinary visit.
 */
export function takeRedirectCallback(
  page: Pick<Window, 'location' | 'history' | 'sessionStorage'> = window,
): RedirectCallback | null {
  const { href: url, pathname, search, origin } = page.location
  const state = new URLSearchParams(search).get('state')
  const entry = readPendingRedirect(page)
  const pending = entry !== null && entry.id === state ? entry : null

  if (pathname === callbackPath) {
    page.history.replaceState(null, '', safeReturnTo(pending?.data, origin))
    if (pending?.request_type === redirectTypes.signIn) return { kind: 'sign-in', url }
    if (pending?.request_type === redirectTypes.silentSignIn) return { kind: 'silent-sign-in', url }
    return { kind: 'stale', url }
  }
  if (pending?.request_type === redirectTypes.signOut) {
    page.history.replaceState(null, '', safeReturnTo(pending.data, origin))
    clearPendingRedirect(page)
    return { kind: 'sign-out', url }
  }
  return null
}
