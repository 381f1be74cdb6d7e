import type { StateStore } from 'oidc-client-ts'
import { clearEntry, type Page, readEntry, writeEntry } from './redirect-slot'
import { createSeal, type Seal } from './verifier-seal'

/** Field that oidc-client-ts writes and reads. */
const verifierField = 'code_verifier'
/** Field in the slot. */
const sealedField = 'sealed_verifier'

/**
 * State store of oidc-client-ts on the redirect slot. The PKCE verifier is encrypted there, because browsers write
 * sessionStorage to disk and keep removed entries for a while.
 */
export function createRedirectStore(page: Page, seal: Seal = createSeal()): StateStore {
  const take = async (id: string) => {
    const { [sealedField]: sealed, ...entry } = readEntry(page) ?? { id: '' }
    if (entry.id !== id) return null
    if (typeof sealed !== 'string') return JSON.stringify(entry)
    const verifier = await seal.open(sealed).catch(() => null)
    // Without the verifier the code cannot be exchanged, so there is no pending sign-in.
    return verifier === null ? null : JSON.stringify({ ...entry, [verifierField]: verifier })
  }
  return {
    async set(_id, value) {
      const { [verifierField]: verifier, ...entry } = JSON.parse(value)
      const sealed = typeof verifier === 'string' ? await seal.close(verifier).catch(() => null) : null
      // If the browser cannot store a key, the verifier is stored unencrypted, as oidc-client-ts does.
      writeEntry(page, sealed === null ? value : JSON.stringify({ ...entry, [sealedField]: sealed }))
    },
    get: take,
    async remove(id) {
      const value = await take(id)
      if (readEntry(page)?.id === id) clearEntry(page)
      return value
    },
    async getAllKeys() {
      const entry = readEntry(page)
      return entry ? [entry.id] : []
    },
  }
}
