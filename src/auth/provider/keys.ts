import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { hour, minute } from '../../durations'

/** Milliseconds after which keys are loaded again. */
const maxAge = 10 * minute
/** Milliseconds for which keys are trusted at most while the key server does not answer, so that a refresh works. */
const maxAgeWhenUnreachable = 24 * hour

/**
 * The provider's keys. A removed key, which may have been stolen, is trusted for ten minutes more.
 * @param now milliseconds of a monotonic clock
 */
export function createKeys(address: string, now: () => number = () => performance.now()): JWTVerifyGetKey {
  // jose's cache uses the wall clock and fails together with the key server.
  const remote = createRemoteJWKSet(new URL(address), { cacheMaxAge: Number.POSITIVE_INFINITY })
  let fetchedAt: number | null = null
  const age = () => (fetchedAt === null ? Number.POSITIVE_INFINITY : now() - fetchedAt)

  return async (header, token) => {
    if (age() > maxAge) {
      try {
        await remote.reload()
        fetchedAt = now()
      } catch (error) {
        if (age() > maxAgeWhenUnreachable) throw error
      }
    }
    return remote(header, token)
  }
}
