import { createRedirectSlot, readEntry } from './redirect-slot'
import { callbackPath, safeReturnTo } from './return-to'

/** The provider sent the browser back, and the address is clean already. */
export interface Arrival {
  /** `stale`: a callback that answers nothing this tab asked for. */
  kind: 'sign-in' | 'sign-out' | 'stale'
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
    const kind = answered?.request_type === 'si:r' ? 'sign-in' : 'stale'
    page.history.replaceState(null, '', safeReturnTo(answered?.data, origin))
    return { kind, url }
  }
  if (answered?.request_type === 'so:r') {
    page.history.replaceState(null, '', safeReturnTo(answered.data, origin))
    void createRedirectSlot(page).remove(answered.id)
    return { kind: 'sign-out', url }
  }
  return null
}
