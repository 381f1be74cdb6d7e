import { bearerPattern } from '../../contract/bearer'
import { type TokenAnswer, tokenAnswerSchema } from '../../contract/identity'
import { TokenRefusedError, UntrustedError } from '../provider-errors'
import { providerFetchOptions, readAnswer } from './discovery'

/**
 * Sends a POST to the token endpoint. Not by oidc-client-ts: its time limit ends before the body, it does not
 * distinguish a refusal from a broken proxy, and its error object contains the refresh token, which logs would show.
 * @throws TokenRefusedError, UntrustedError; other errors if the provider does not answer
 */
export async function requestTokens(endpoint: string, form: Record<string, string>): Promise<TokenAnswer> {
  const response = await fetch(endpoint, {
    method: 'POST',
    body: new URLSearchParams(form),
    ...providerFetchOptions(),
  })
  const message = `The token endpoint answered ${response.status}`
  if (response.status === 400 || response.status === 401) throw new TokenRefusedError(message)
  if (!response.ok) throw new Error(message)
  const result = tokenAnswerSchema.safeParse(await readAnswer(response))
  if (!result.success) throw new UntrustedError('token answer: shape')
  const { token_type, access_token } = result.data
  if (!bearerPattern.test(`${token_type} ${access_token}`))
    throw new UntrustedError('token answer: not a bearer token')
  return result.data
}
