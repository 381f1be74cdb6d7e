import { openDatabase } from '../../database'
import { withTimeout } from '../with-timeout'

/** Encrypts a text, so that neither scripts of the page nor readers of the disk can read it. */
export interface Encryption {
  encrypt(text: string): Promise<string>
  decrypt(encrypted: string): Promise<string>
}

const algorithm = { name: 'AES-GCM', length: 256 } as const
/** NIST SP 800-38D §8.2.2. */
const ivBytes = 12
const keyName = 'verifier'
/** Time limit for the browser's database, milliseconds, because it hangs in some browsers. */
const databaseTimeout = 1_000

/**
 * Encrypts with a key of this browser that scripts can use but never read (WebCrypto §13: not extractable). Both reject
 * if the browser has no database for it.
 */
export function createEncryption(): Encryption {
  const database = openDatabase('plugboard-session', 'keys')
  /** The key of all tabs: the first one that was stored. */
  const findKey = async () => {
    const fresh = await crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt'])
    await database.change(keyName, (stored) => stored ?? fresh)
    const stored = await database.read(keyName)
    return stored instanceof CryptoKey ? stored : fresh
  }
  const browserKey = () => withTimeout(databaseTimeout, findKey())
  return {
    async encrypt(text) {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
      const key = await browserKey()
      const encrypted = await crypto.subtle.encrypt(
        { name: algorithm.name, iv },
        key,
        new TextEncoder().encode(text),
      )
      return btoa(String.fromCharCode(...iv, ...new Uint8Array(encrypted)))
    },
    async decrypt(encrypted) {
      const bytes = Uint8Array.from(atob(encrypted), (char) => char.charCodeAt(0))
      const [iv, rest] = [bytes.slice(0, ivBytes), bytes.slice(ivBytes)]
      const text = await crypto.subtle.decrypt({ name: algorithm.name, iv }, await browserKey(), rest)
      return new TextDecoder().decode(text)
    },
  }
}
