import type { IdentityConfig } from '../config/config'

/** Whether a person can sign in on this page. */
export interface Availability {
  /** Provider to sign in with; `undefined`: there is no login. */
  identity: IdentityConfig | undefined
  /** Whether the page is framed: then nobody can sign in. */
  isFramed: boolean
}

/** In a frame of another site a person cannot see who receives the password, or what they press. */
export function findAvailability(
  configured: IdentityConfig | undefined,
  page: Pick<Window, 'top' | 'self'>,
): Availability {
  const isFramed = page.top !== page.self
  return { identity: configured?.clientId && !isFramed ? configured : undefined, isFramed }
}
