import { type TokenAnswer, tokenAnswerSchema } from '../contract/identity'
import { tokenEndpoint, tokenRequestSchema } from '../contract/token-request'
import { isRecord } from '../contract/type-guards'
import type { z } from '../contract/zod'

/** Fields of a token request: the password grant and the refresh grant of the generic clients. */
export type TokenRequest = z.input<typeof tokenRequestSchema>

/** Error for a refusal by the token endpoint; `error` and `description` are its answer (RFC 6749 §5.2). */
export class TokenEndpointError extends Error {
  override name = 'TokenEndpointError' as const
  readonly status: number
  readonly error: string
  constructor(status: number, error: string, description: string) {
    super(`${status} ${error}: ${description}`)
    this.status = status
    this.error = error
  }
}

/**
 * Sends a token request for a program. The app signs in by code and PKCE and never has a password, so this function is
 * not in its code.
 * @param authority address of the realm, e.g. `http://localhost:4174/auth/realms/demo`
 * @throws TokenEndpointError
 * @throws when the fields or the answer violate the interface, or no answer comes
 */
export async function requestToken(authority: string, request: TokenRequest): Promise<TokenAnswer> {
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(tokenRequestSchema.parse(request)))
    if (value !== undefined) fields.set(name, value)
  const response = await fetch(authority + tokenEndpoint.path, {
    method: tokenEndpoint.method,
    headers: { Accept: 'application/json' },
    body: fields,
    signal: AbortSignal.timeout(10_000),
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return tokenAnswerSchema.parse(answer)
  const { error, error_description: description } = isRecord(answer) ? answer : {}
  throw new TokenEndpointError(response.status, String(error ?? 'unknown'), String(description ?? ''))
}
