export interface Credentials {
  user: string
  password: string
}

/** Credentials that cannot be sent (`colon`) or that the service refused (`refused`). */
export class CredentialsError extends Error {
  override name = 'CredentialsError' as const
  readonly reason: 'colon' | 'refused'
  constructor(reason: 'colon' | 'refused', options?: ErrorOptions) {
    super(`credentials: ${reason}`, options)
    this.reason = reason
  }
}

/**
 * Header of HTTP Basic (RFC 7617) in UTF-8. `btoa` alone supports Latin-1 only.
 * @throws CredentialsError for a name with a colon, which would end the name early
 */
export function basicAuthorization({ user, password }: Credentials): string {
  if (user.includes(':')) throw new CredentialsError('colon')
  const bytes = new TextEncoder().encode(`${user}:${password}`.normalize())
  return `Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}
