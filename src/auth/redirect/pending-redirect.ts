/**
 * Pending redirect of this tab: state, nonce, PKCE verifier and return path. sessionStorage survives the redirect and
 * is not shared with other tabs. A new attempt replaces the previous one (oidc-client-ts keeps all for 15 minutes).
 */
const key = 'plugboard.redirect'

/** Values of `request_type`: the kinds of redirects. */
export const redirectTypes = { signIn: 'si:r', silentSignIn: 'si:s', signOut: 'so:r' } as const

/** Pending redirect as oidc-client-ts writes it. */
interface PendingRedirect {
  id: string
  request_type?: unknown
  /** Path to return to. */
  data?: unknown
  [more: string]: unknown
}

export type TabStorage = Pick<Window, 'sessionStorage'>

/** The pending redirect; `null`: none, or the browser blocks the storage. */
export function readPendingRedirect(page: TabStorage): PendingRedirect | null {
  try {
    const entry: unknown = JSON.parse(page.sessionStorage.getItem(key) ?? 'null')
    return isPendingRedirect(entry) ? entry : null
  } catch {
    return null
  }
}

function isPendingRedirect(value: unknown): value is PendingRedirect {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
}

/** @throws when the browser blocks the storage */
export function writePendingRedirect(page: TabStorage, json: string): void {
  page.sessionStorage.setItem(key, json)
}

export function clearPendingRedirect(page: TabStorage): void {
  page.sessionStorage.removeItem(key)
}
