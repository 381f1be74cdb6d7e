/**
 * The one redirect that this tab waits for: state, nonce, PKCE verifier and the way back, in sessionStorage, the
 * only place that survives the redirect and that no other tab sees. One slot, so that a new attempt replaces the
 * abandoned one (oidc-client-ts alone keeps them all for 15 minutes).
 */
const key = 'plugboard.redirect'

/** Words that oidc-client-ts stores with a redirect, so that the answer to one is not taken for the other. */
export const redirectTypes = { signIn: 'si:r', quietSignIn: 'si:s', signOut: 'so:r' } as const

/** What a redirect to the provider leaves behind for its return, as oidc-client-ts writes it. */
interface Entry {
  id: string
  request_type?: unknown
  /** The path to come back to. */
  data?: unknown
  [more: string]: unknown
}

export type Page = Pick<Window, 'sessionStorage'>

/** The waiting redirect; `null` when there is none, or when the browser blocks the storage. */
export function readEntry(page: Page): Entry | null {
  try {
    const entry: unknown = JSON.parse(page.sessionStorage.getItem(key) ?? 'null')
    return isEntry(entry) ? entry : null
  } catch {
    return null
  }
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
}

/** @throws when the browser blocks the storage */
export function writeEntry(page: Page, entry: string): void {
  page.sessionStorage.setItem(key, entry)
}

export function clearEntry(page: Page): void {
  page.sessionStorage.removeItem(key)
}
