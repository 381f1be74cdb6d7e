import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { App } from './app/App'
import { ErrorBoundary } from './app/lazy/ErrorBoundary'
import { loadMap } from './app/map/LazyMapRegion'
import type { Settings } from './app/settings/settings'
import { guardBackForwardCache } from './app/start/bfcache-guard'
import { createCatalogOwner } from './app/start/catalog-owner'
import type { ComposedPage } from './app/start/composed-page'
import { firstListQuery } from './app/start/first-list-query'
import { StartFailure } from './app/start/StartFailure'
import { lazySession } from './auth/lazy-session'
import type { RedirectCallback } from './auth/redirect/redirect-callback'
import { SessionProvider } from './auth/SessionContext'
import type { OpenedCatalog } from './catalog/open-catalog'
import type { Config } from './config/config'
import { loadConfigWithRetries } from './config/load-config'
import { createI18n, findDeviceTimeZone } from './i18n/i18n'
import { type Language, loadLaterMessages, type Messages } from './i18n/languages'
import { pause } from './pause'
import { createQueryClient } from './queries/query-client'
import { usesTourismAccount } from './stations/nearby/tourism-account-key'
import { catalogQuery } from './stations/queries'
import { I18nProvider } from './ui/i18n/I18nContext'
import { lazyComponent } from './ui/lazy-component'
import './ui/look/base.css'
// The name of its file in this script would take more bytes than its rules in the first style sheet.
import './wall/wall.css'

const Wall = lazyComponent(async () => (await import('./wall/Wall')).Wall)

/** Milliseconds that the first list waits for a sign-in to complete. */
const signInTimeout = 1_500
/** Milliseconds that the page stays empty while the browser leaves it for the provider. */
const redirectTimeout = 3_000

/** What `boot.ts` has read and requested while this script was loading. */
export interface Boot {
  isEmbed: boolean
  settings: Settings
  language: Language
  callback: RedirectCallback | null
  config: Promise<Config>
  messages: Promise<Messages>
  /** Catalog of open data; `null`: somebody may be signed in, or it could not be opened. */
  early: Promise<OpenedCatalog | null>
  /** Script of the session; `null`: nobody can be signed in, and the script is loaded at sign-in. */
  session: Promise<typeof import('./auth/session/session')> | null
}

function createPageRoot(): Root {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root.')
  return createRoot(root)
}

/** Creates session, catalog, query client and page. The first query is sent before React renders. */
async function compose(config: Config, boot: Boot): Promise<ComposedPage> {
  const { callback, early } = boot
  const session = (await boot.session)?.createSession(config.identity) ?? lazySession(config.identity)
  // A viewer who has just signed in should not see the open data first, unless the provider is slow.
  if (callback) await Promise.race([session.finishRedirect(callback), pause(signInTimeout)])
  // The same holds after a reload: the provider's session still exists, and the provider redirects back at once.
  else if (await session.resume()) await pause(redirectTimeout)
  const queryClient = createQueryClient()
  const owner = createCatalogOwner(config, session, queryClient, await early)
  void queryClient.prefetchQuery(catalogQuery(owner.current(), config.refreshSeconds, firstListQuery()))
  const Main = /display=wall/.test(window.location.search) ? Wall : App
  const page = (
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session}>
        <Main config={config} owner={owner} />
      </SessionProvider>
    </QueryClientProvider>
  )
  const guardCachedPage = (unmount: () => void) =>
    guardBackForwardCache(session, {
      usesAccount: () => usesTourismAccount(queryClient, session.state().viewer),
      empty() {
        unmount()
        owner.close()
      },
    })
  return { page, guardCachedPage }
}

/** Shows pages in the person's language. */
interface Screen {
  /** @param timeZone the region's, as soon as it is known. Rejects if the messages cannot be loaded */
  show(page: ReactNode, timeZone?: string): Promise<void>
  empty(): void
}

function createScreen({ settings, language, messages }: Boot): Screen {
  let root: Root | undefined
  return {
    async show(page, timeZone = findDeviceTimeZone()) {
      const i18n = createI18n(language, await messages, timeZone, {
        loadLater: () => loadLaterMessages(language),
        units: settings.units,
        deviceTimeZone: findDeviceTimeZone(),
      })
      document.title = i18n.t('app.title')
      root ??= createPageRoot()
      root.render(
        <StrictMode>
          <I18nProvider i18n={i18n}>{page}</I18nProvider>
        </StrictMode>,
      )
    },
    empty: () => root?.unmount(),
  }
}

interface StartedPage extends ComposedPage {
  config: Config
}

/**
 * Composes the page as soon as there is a configuration.
 * @param onFailure called after each failed attempt to load it
 */
async function composeWhenConfigured(
  boot: Boot,
  onFailure: (error: unknown, retry: () => void) => void,
): Promise<StartedPage> {
  const embed = boot.isEmbed ? import('./embed/compose') : null
  // The page shows a failure of the map. An embedded page may have no map.
  if (!embed) loadMap().catch(() => undefined)
  const config = await loadConfigWithRetries(boot.config, onFailure)
  const composed = embed ? (await embed).composeEmbed(config, await boot.early) : await compose(config, boot)
  return { config, ...composed }
}

export async function start(boot: Boot): Promise<void> {
  const screen = createScreen(boot)
  const starting = composeWhenConfigured(boot, (error, onRetry) => {
    // If the messages cannot be loaded, another explanation is shown.
    screen.show(<StartFailure error={error} onRetry={onRetry} />).catch(() => undefined)
  })
  // Its failure is shown below. Until then, it must not be reported as unhandled.
  starting.catch(() => undefined)
  await boot.messages
  let started: StartedPage
  try {
    started = await starting
  } catch (error) {
    // The screen shows its text only.
    console.error(error)
    return screen.show(<StartFailure error={error} />)
  }
  const { page, config, guardCachedPage } = started
  await screen.show(
    <ErrorBoundary fallback={() => <StartFailure error={null} />}>{page}</ErrorBoundary>,
    config.region.timeZone,
  )
  guardCachedPage(screen.empty)
}
