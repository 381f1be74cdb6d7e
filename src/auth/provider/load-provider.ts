import type { IdentityConfig } from '../../config/config'
import { loadOnce } from '../../retry/load-once'
import { failNotLoaded, SignInError } from '../errors'
import type { Provider } from '../provider'

export type LoadProvider = (identity: IdentityConfig) => Promise<Provider>

/**
 * Loads the real provider on demand, because oidc-client-ts and jose are not needed for the first paint.
 * @throws SignInError
 */
export async function importProvider(
  identity: IdentityConfig,
  importScript = () => import('./openid-provider'),
): Promise<Provider> {
  const { OpenIdProvider } = await importScript().catch(failNotLoaded)
  return new OpenIdProvider(identity)
}

/**
 * One provider per session. A failed load (offline) is repeated.
 * @throws SignInError, also without a configured identity
 */
export function loadProviderOnce(
  identity: IdentityConfig | undefined,
  load: LoadProvider,
): () => Promise<Provider> {
  return loadOnce(async () => {
    if (!identity) throw new SignInError('not-configured')
    return load(identity)
  })
}
