import type { IdentityConfig } from '../config'
import { SignInError } from './errors'
import type { Provider } from './grant'

export type LoadProvider = (identity: IdentityConfig) => Promise<Provider>

/** The real one, loaded when it is first needed: neither oidc-client-ts nor jose belong to the first paint. */
export const loadRealProvider: LoadProvider = async (identity) => {
  const { createProvider } = await import('./provider')
  return createProvider(identity)
}

/** One provider per session; a load that failed (offline) is tried again. @throws SignInError without an identity */
export function onceLoaded(
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
