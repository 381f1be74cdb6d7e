/**
 * Pending redirect of this tab: state, nonce, PKCE verifier and return path. sessionStorage survives the redirect and is
 * not shared with other tabs. A new attempt replaces the previous one (oidc-client-ts keeps all for 15 minutes).
 */
const key = 'plugboard.redirect'

/** Values of `request_type`, which distinguish the answers. */
export const redirectTypes = { signIn: 'si:r', silentSignIn: 'si:s', signOut: 'so:r' } as const

/** Entry as oidc-client-ts writes it. */
interface Entry {
  id: string
  request_type?: unknown
  /** Path to return to. */
  data?: unknown
  [more: string]: unknown
}

export type Page = Pick<Window, 'sessionStorage'>

/** The pending redirect; `null`: none, or the browser blocks the storage. */
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
