import type { Provider } from '../provider'
import type { WakeEvents } from '../tokens/auto-refresh'
import type { LogoutPage } from './logout-navigation'
import type { SessionMarkers, Storages } from './session-markers'
import type { SessionStore } from './session-store'

/** The parts of a browser tab that a session uses. */
export type Tab = Pick<Window, 'top' | 'self' | 'navigator'> & LogoutPage & Storages & WakeEvents

/** What sign-in, sign-out and resume share. */
export interface SessionParts {
  page: Tab
  store: SessionStore
  markers: SessionMarkers
  /** @throws SignInError without a configured identity, or if its script cannot be loaded */
  getProvider(): Promise<Provider>
  /** Writes the cause of a failed call of the provider, or of a refusal by the service, to the console. */
  logFailure(cause: unknown): void
}

/** Path to return to after a redirect. */
export const currentView = ({ location }: Pick<Tab, 'location'>) =>
  location.pathname + location.search + location.hash
