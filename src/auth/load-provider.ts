import type { IdentityConfig } from '../config/config'
import { SignInError } from './errors'
import type { Provider } from './provider'

export type LoadProvider = (identity: IdentityConfig) => Promise<Provider>

/** Loads the real provider on demand, because oidc-client-ts and jose are not needed for the first paint. */
export const importProvider: LoadProvider = async (identity) => {
  const { OpenIdProvider } = await import('./openid-provider')
  return new OpenIdProvider(identity)
}

/** One provider per session. A failed load (offline) is repeated. @throws SignInError without a configured identity */
export function loadProviderOnce(
  identity: IdentityConfig | undefined,
  load: LoadProvider,
): () => Promise<Provider> {
  let loading: Promise<Provider> | null = null
  return () => {
    if (!identity) return Promise.reject(new SignInError('not-configured'))
    loading ??= load(identity).catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}
