import type { StateStore } from 'oidc-client-ts'
import { clearEntry, type Page, readEntry, writeEntry } from './redirect-slot'
import { createSeal, type Seal } from './verifier-seal'

/** Of the entry, as oidc-client-ts writes and reads it. */
const verifierField = 'code_verifier'
/** Of the entry, as it lies in the slot. */
const sealedField = 'sealed_verifier'

/**
 * The redirect slot as oidc-client-ts uses it. The PKCE verifier lies there sealed: a browser writes its
 * sessionStorage to disk, and keeps what was removed in logs for a while.
 */
export function createRedirectStore(page: Page, seal: Seal = createSeal()): StateStore {
  const take = async (id: string) => {
    const { [sealedField]: sealed, ...entry } = readEntry(page) ?? { id: '' }
    if (entry.id !== id) return null
    if (typeof sealed !== 'string') return JSON.stringify(entry)
    const verifier = await seal.open(sealed).catch(() => null)
    // Without its verifier the answer cannot be redeemed: the sign-in is as good as never begun.
    return verifier === null ? null : JSON.stringify({ ...entry, [verifierField]: verifier })
  }
  return {
    async set(_id, value) {
      const { [verifierField]: verifier, ...entry } = JSON.parse(value)
      const sealed = typeof verifier === 'string' ? await seal.close(verifier).catch(() => null) : null
      // A browser that cannot keep a key still signs in, with what every other client leaves there.
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
