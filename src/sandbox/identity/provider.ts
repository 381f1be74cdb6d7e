import { type CryptoKey, exportJWK, generateKeyPair } from 'jose'
import type { JWK, Provider } from 'oidc-provider'
import { createMobilityResource, createProviderConfiguration, type ProviderOptions } from './configuration'
import { endSession } from './end-session'
import { withoutExpectedNotices } from './notices'
import { registerPasswordGrant } from './password-grant'

export interface SigningProvider {
  provider: Provider
  /** Verifies the signatures of its tokens. */
  publicKey: CryptoKey
}

/** Creates the realm's OpenID provider with new keys. */
export async function createProvider(options: ProviderOptions): Promise<SigningProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' } as JWK
  const provider = await withoutExpectedNotices(async () => {
    const library = await import('oidc-provider')
    const created = new library.Provider(options.issuer, createProviderConfiguration(options, key))
    const invalidGrant = () => new library.errors.InvalidGrant('unknown user or wrong password')
    registerPasswordGrant(created, createMobilityResource(options), invalidGrant)
    return created
  })
  provider.use(endSession(provider))
  return { provider, publicKey }
}
