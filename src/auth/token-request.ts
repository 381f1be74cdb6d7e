import { bearerPattern } from '../contract/bearer'
import { type TokenAnswer, tokenAnswerSchema } from '../contract/identity'
import { providerFetchOptions } from './discovery'
import { TokenRefusedError, UntrustedError } from './errors'

/**
 * One POST to the token endpoint. Not oidc-client-ts's own: its time-out ends before the body, it does not tell a
 * refusal from a broken proxy, and its error object carries the refresh token into every log.
 * @throws TokenRefusedError, UntrustedError; anything else when the provider is not there
 */
export async function requestTokens(endpoint: string, form: Record<string, string>): Promise<TokenAnswer> {
  const response = await fetch(endpoint, {
    method: 'POST',
    body: new URLSearchParams(form),
    ...providerFetchOptions(),
  })
  if (response.status === 400 || response.status === 401) throw new TokenRefusedError()
  if (!response.ok) throw new Error(`The token endpoint answered ${response.status}`)
  const result = tokenAnswerSchema.safeParse(await response.json())
  if (!result.success) throw new UntrustedError('token answer: shape')
  const { token_type, access_token } = result.data
  if (!bearerPattern.test(`${token_type} ${access_token}`))
    throw new UntrustedError('token answer: not a bearer token')
  return result.data
}
