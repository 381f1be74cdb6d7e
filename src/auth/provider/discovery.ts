import { type ProviderMetadata, providerMetadataSchema } from '../../contract/identity'
import { UntrustedError } from '../provider-errors'

/** Milliseconds after which a provider call fails, body included. */
const timeout = 8000

/** Options of every call to the provider: no cookies, no cache on disk, no redirects. */
export const providerFetchOptions = () =>
  ({
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  }) as const satisfies RequestInit

/**
 * Loads the provider's metadata. @throws UntrustedError if it is not the configured issuer's; other errors if the
 * provider does not answer.
 */
export async function discover(authority: string): Promise<ProviderMetadata> {
  const address = `${authority.replace(/\/$/, '')}/.well-known/openid-configuration`
  const response = await fetch(address, providerFetchOptions())
  if (!response.ok) throw new Error(`Discovery answered ${response.status}`)
  return checkMetadata(await readAnswer(response), authority)
}

/** The JSON of an answer. The browser's own error would quote the text, which may contain a token. */
export async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('The answer is not JSON')
  }
}

/** OpenID Connect Discovery §4.3: the issuer must be the configured one. Its endpoints must be on its origin. */
export function checkMetadata(document: unknown, authority: string): ProviderMetadata {
  const result = providerMetadataSchema.safeParse(document)
  if (!result.success) throw new UntrustedError('metadata: shape')
  const metadata = result.data
  if (metadata.issuer !== authority) throw new UntrustedError('metadata: issuer')
  const endpoints = [
    metadata.authorization_endpoint,
    metadata.token_endpoint,
    metadata.jwks_uri,
    metadata.end_session_endpoint ?? authority,
    metadata.revocation_endpoint ?? authority,
  ]
  const { origin } = new URL(authority)
  if (endpoints.some((endpoint) => new URL(endpoint).origin !== origin)) {
    throw new UntrustedError('metadata: endpoint of another origin')
  }
  return metadata
}

/** RFC 9207: the callback must come from the requested provider. */
export function checkCallbackIssuer(callbackUrl: string, metadata: ProviderMetadata): void {
  const issuer = new URL(callbackUrl).searchParams.get('iss')
  if (issuer === metadata.issuer) return
  if (issuer === null && metadata.authorization_response_iss_parameter_supported !== true) return
  throw new UntrustedError('callback: iss')
}
