import type { StateStore } from 'oidc-client-ts'

const key = 'plugboard.redirect'

/** Words that oidc-client-ts stores with a redirect, so that the answer to one is not taken for the other. */
export const redirects = { signIn: 'si:r', quietSignIn: 'si:s', signOut: 'so:r' } as const

/** What a redirect to the provider leaves behind for its return, as oidc-client-ts writes it. */
interface Entry {
  id: string
  request_type?: unknown
  /** The path to come back to. */
  data?: unknown
}

export type Page = Pick<Window, 'sessionStorage'>

/**
 * The one redirect that this tab waits for: state, nonce, PKCE verifier and the way back, in sessionStorage, the
 * only place that survives the redirect and that no other tab sees. One slot, so that a new attempt replaces the
 * abandoned one (oidc-client-ts alone keeps them all for 15 minutes).
 */
export function createRedirectSlot(page: Page): StateStore {
  const take = (id: string) => (readEntry(page)?.id === id ? page.sessionStorage.getItem(key) : null)
  return {
    async set(_id, value) {
      page.sessionStorage.setItem(key, value)
    },
    async get(id) {
      return take(id)
    },
    async remove(id) {
      const value = take(id)
      if (value !== null) page.sessionStorage.removeItem(key)
      return value
    },
    async getAllKeys() {
      const entry = readEntry(page)
      return entry ? [entry.id] : []
    },
  }
}

/** The waiting redirect; `null` when there is none, or when the browser blocks the storage. */
export function readEntry(page: Page): Entry | null {
  try {
    const entry: unknown = JSON.parse(page.sessionStorage.getItem(key) ?? 'null')
    const isEntry =
      typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string'
    return isEntry ? (entry as Entry) : null
  } catch {
    return null
  }
}
