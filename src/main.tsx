import './contract/zod'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { App } from './app/App'
import { ownCatalog } from './app/catalog-owner'
import { ErrorBoundary } from './app/ErrorBoundary'
import { putAwayOutOfSight } from './app/put-away'
import { createQueryClient } from './app/query-client'
import { StartFailure } from './app/StartFailure'
import { readSettings, showColours } from './app/settings/settings'
import { trustOwnScripts } from './app/trusted-scripts'
import { linkedLanguage } from './app/view'
import { failWithoutWords, withWords } from './app/without-words'
import { takeArrival } from './auth/arrival'
import { SessionProvider } from './auth/SessionContext'
import { createSession } from './auth/session'
import type { Config } from './config'
import { configInTheEnd } from './config/load-config'
import { chooseLanguage, loadLaterMessages, loadMessages } from './i18n/languages'
import { browserTimeZone, createTranslator } from './i18n/translator'
import { reloadForLostScripts } from './pwa/lost-scripts'
import { usesTourismAccount } from './stations/nearby/entered-account'
import { catalogQuery } from './stations/queries'
import { WordsProvider } from './ui/Words'
import './ui/base.css'

/** Milliseconds that the first list waits for a sign-in to complete. */
const signInPatience = 1_500
/** Milliseconds that the page stays empty while the browser leaves it for the provider. */
const leavingPatience = 3_000

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * The copy of the page for pages of others, which has no login. The document says so itself: an address can be
 * spelled in ways that a server takes for `/embed/` and a script does not.
 */
const isEmbed = document.querySelector('meta[name="plugboard:page"][content="embed"]') !== null

function createPageRoot(): Root {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root.')
  return createRoot(root)
}

interface Composed {
  page: ReactNode
  /** To be called once, with what takes the page off the screen. */
  guard(unmount: () => void): void
}

/** Session, catalog and query client of one page life; the first question is on its way before React is. */
async function compose(config: Config, arrival: ReturnType<typeof takeArrival>): Promise<Composed> {
  const session = createSession(config.identity)
  // Someone who has just signed in should not first see what everyone sees, unless the provider dawdles.
  if (arrival) await Promise.race([session.completeSignIn(arrival), pause(signInPatience)])
  // Nor should someone who reloads: the provider knows them still, and sends them back at once.
  else if (await session.resume()) await pause(leavingPatience)
  const queries = createQueryClient()
  const owner = ownCatalog(config, session, queries)
  void queries.prefetchQuery(catalogQuery(owner.current(), config.refreshSeconds))
  const page = (
    <QueryClientProvider client={queries}>
      <SessionProvider session={session}>
        <App config={config} owner={owner} />
      </SessionProvider>
    </QueryClientProvider>
  )
  const guard = (unmount: () => void) =>
    putAwayOutOfSight(session, {
      usesAccount: () => usesTourismAccount(queries, session.state().viewer),
      empty() {
        unmount()
        owner.close()
      },
    })
  return { page, guard }
}

async function start(): Promise<void> {
  const settings = readSettings()
  showColours(settings)
  trustOwnScripts()
  reloadForLostScripts()
  // Before anything is requested: the address may hold a code.
  const arrival = isEmbed ? null : takeArrival()
  const embed = isEmbed ? import('./embed/compose') : null
  const language = chooseLanguage(linkedLanguage(window.location.search), [
    settings.language ?? '',
    ...navigator.languages,
  ])
  document.documentElement.lang = language
  const messages = withWords(loadMessages(language))
  let root: Root | undefined
  const show = async (page: ReactNode, timeZone = browserTimeZone()) => {
    const words = createTranslator(language, await messages, timeZone, {
      loadLater: () => loadLaterMessages(language),
      units: settings.units,
      viewerTimeZone: browserTimeZone(),
    })
    document.title = words.t('app.title')
    root ??= createPageRoot()
    root.render(
      <StrictMode>
        <WordsProvider words={words}>{page}</WordsProvider>
      </StrictMode>,
    )
  }
  const explain = (error: unknown, retry?: () => void) =>
    show(<StartFailure error={error} {...(retry && { onRetry: retry })} />)
  const composed = configInTheEnd((...failure) => {
    // Without words there is another explanation.
    explain(...failure).catch(() => undefined)
  })
    .then(async (config) => {
      const parts = embed ? (await embed).composeEmbed(config) : await compose(config, arrival)
      return { config, ...parts }
    })
    .catch((error: unknown) => ({ error }))
  await messages
  const result = await composed
  if ('error' in result) return explain(result.error)
  const { page, config, guard } = result
  const last = <StartFailure error={null} />
  await show(<ErrorBoundary fallback={last}>{page}</ErrorBoundary>, config.region.timeZone)
  guard(() => root?.unmount())
}

start().catch(failWithoutWords)
