import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'

/** Milliseconds for which keys are trusted without asking again whether the provider still has them. */
const freshFor = 10 * 60_000
/** Milliseconds for which they are, at most, while its key server does not answer: a renewal must not hang on it. */
const longest = 24 * 3_600_000

/**
 * The provider's keys. One that it has removed, perhaps because it was stolen, is trusted for ten minutes more.
 * @param now milliseconds of a clock that no one can set
 */
export function createKeys(address: string, now: () => number = () => performance.now()): JWTVerifyGetKey {
  // Its own cache follows the wall clock, and fails with the key server.
  const remote = createRemoteJWKSet(new URL(address), { cacheMaxAge: Number.POSITIVE_INFINITY })
  let fetchedAt: number | null = null
  const age = () => (fetchedAt === null ? Number.POSITIVE_INFINITY : now() - fetchedAt)

  return async (header, token) => {
    if (age() > freshFor) {
      try {
        await remote.reload()
        fetchedAt = now()
      } catch (error) {
        if (age() > longest) throw error
      }
    }
    return remote(header, token)
  }
}
