import type { StateStore } from 'oidc-client-ts'
import {
  clearPendingRedirect,
  readPendingRedirect,
  type TabStorage,
  writePendingRedirect,
} from '../redirect/pending-redirect'
import { createEncryption, type Encryption } from './verifier-encryption'

/** Field that oidc-client-ts writes and reads. */
const verifierField = 'code_verifier'
/** Field of the stored redirect. */
const encryptedField = 'encrypted_verifier'

/**
 * State store of oidc-client-ts with one entry, the pending redirect. The PKCE verifier is encrypted, because browsers
 * write sessionStorage to disk and keep removed entries for a while.
 */
export function createStateStore(page: TabStorage, encryption: Encryption = createEncryption()): StateStore {
  const readState = async (id: string) => {
    const { [encryptedField]: encrypted, ...entry } = readPendingRedirect(page) ?? { id: '' }
    if (entry.id !== id) return null
    if (typeof encrypted !== 'string') return JSON.stringify(entry)
    const verifier = await encryption.decrypt(encrypted).catch(() => null)
    // Without the verifier the code cannot be exchanged, so there is no pending sign-in.
    return verifier === null ? null : JSON.stringify({ ...entry, [verifierField]: verifier })
  }
  return {
    async set(_id, value) {
      const { [verifierField]: verifier, ...entry } = JSON.parse(value)
      const encrypted =
        typeof verifier === 'string' ? await encryption.encrypt(verifier).catch(() => null) : null
      // If the browser cannot store a key, the verifier is stored unencrypted, as oidc-client-ts does.
      writePendingRedirect(
        page,
        encrypted === null ? value : JSON.stringify({ ...entry, [encryptedField]: encrypted }),
      )
    },
    get: readState,
    async remove(id) {
      const value = await readState(id)
      if (readPendingRedirect(page)?.id === id) clearPendingRedirect(page)
      return value
    },
    async getAllKeys() {
      const entry = readPendingRedirect(page)
      return entry ? [entry.id] : []
    },
  }
}
