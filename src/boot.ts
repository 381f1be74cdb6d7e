import { openEarly } from './app/early-catalog'
import { readSettings, showColours } from './app/settings/settings'
import { trustOwnScripts } from './app/trusted-scripts'
import { failWithoutWords, withWords } from './app/without-words'
import { takeArrival } from './auth/arrival'
import { remainsSignedIn } from './auth/session-markers'
import { loadConfig } from './config/load-config'
import { linkedTheme } from './embed/theme'
import { chooseLanguage, loadMessages } from './i18n/languages'
import { reloadForLostScripts } from './pwa/lost-scripts'

/**
 * The copy of the page for pages of others, which has no login. The document says so itself: an address can be
 * spelled in ways that a server takes for `/embed/` and a script does not.
 */
const isEmbed = document.querySelector('meta[name="plugboard:page"][content="embed"]') !== null

/**
 * What waits for the network is asked for before the page's own script is there: configuration, words, and the
 * catalog's worker with its first questions. This script is small, so that it can run before the first paint, which
 * has its colours and its language from here.
 */
function boot(): void {
  const settings = readSettings()
  showColours(settings)
  const theme = isEmbed ? linkedTheme(window.location.search) : null
  if (theme) document.documentElement.dataset.theme = theme
  const linked = new URLSearchParams(window.location.search).get('lang')
  const language = chooseLanguage(linked, [settings.language ?? '', ...navigator.languages])
  document.documentElement.lang = language
  trustOwnScripts()
  reloadForLostScripts()
  // This must run before any request, because the address may contain a login code.
  const arrival = isEmbed ? null : takeArrival()

  const config = loadConfig()
  const messages = withWords(loadMessages(language))
  // For certain: who was signed in here, or is just coming back, may see more than everybody.
  const anonymous = isEmbed || (arrival === null && !remainsSignedIn(window))
  const early = anonymous ? openEarly(config) : null
  const session = anonymous ? null : import('./auth/session')
  // `main.tsx` shows these failures. Until it runs, the browser would report them as unhandled.
  for (const begun of [config, messages, session]) begun?.catch(() => undefined)
  import('./main')
    .then(({ start }) => start({ isEmbed, settings, language, arrival, config, messages, early, session }))
    .catch(failWithoutWords)
}

boot()
