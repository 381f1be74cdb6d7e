import './contract/zod'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { ownCatalog } from './app/catalog-owner'
import { ErrorBoundary } from './app/ErrorBoundary'
import { createQueryClient } from './app/query-client'
import { StartFailure } from './app/StartFailure'
import { linkedLanguage } from './app/view'
import { takeArrival } from './auth/arrival'
import { SessionProvider } from './auth/SessionContext'
import { createSession } from './auth/session'
import { type Config, loadConfig } from './config'
import { chooseLanguage, loadMessages } from './i18n/languages'
import { createTranslator } from './i18n/translator'
import { catalogQuery } from './stations/queries'
import { WordsProvider } from './ui/Words'
import './ui/base.css'

/** Milliseconds that the first list waits for a sign-in to complete. */
const signInPatience = 1_500

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const fallbackTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

function render(page: ReactNode): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root.')
  createRoot(root).render(<StrictMode>{page}</StrictMode>)
}

/** Session, catalog and query client of one page life; the first question is on its way before React is. */
async function compose(config: Config, arrival: ReturnType<typeof takeArrival>): Promise<ReactNode> {
  const session = createSession(config.identity)
  // Someone who has just signed in should not first see what everyone sees, unless the provider dawdles.
  if (arrival) await Promise.race([session.completeSignIn(arrival), pause(signInPatience)])
  const queries = createQueryClient()
  const owner = ownCatalog(config, session, queries)
  void queries.prefetchQuery(catalogQuery(owner.current(), config.refreshSeconds))
  return (
    <QueryClientProvider client={queries}>
      <SessionProvider session={session}>
        <App config={config} owner={owner} />
      </SessionProvider>
    </QueryClientProvider>
  )
}

async function start(): Promise<void> {
  // Before anything is requested: the address may hold a code.
  const arrival = takeArrival()
  const language = chooseLanguage(linkedLanguage(window.location.search), navigator.languages)
  document.documentElement.lang = language
  const [messages, result] = await Promise.all([
    loadMessages(language),
    loadConfig()
      .then(async (config) => ({ config, page: await compose(config, arrival) }))
      .catch((error: unknown) => ({ error })),
  ])
  const timeZone = 'config' in result ? result.config.region.timeZone : fallbackTimeZone
  const words = createTranslator(language, messages, timeZone)
  document.title = words.t('app.title')
  const failure = (error?: unknown) => <StartFailure error={error} />
  render(
    <WordsProvider words={words}>
      {'error' in result ? (
        failure(result.error)
      ) : (
        <ErrorBoundary fallback={failure()}>{result.page}</ErrorBoundary>
      )}
    </WordsProvider>,
  )
}

start().catch((error: unknown) => {
  // Not even the words could be loaded: what is left is to say so.
  document.body.textContent = 'Plugboard could not start. Check your connection and reload the page.'
  console.error(error)
})
