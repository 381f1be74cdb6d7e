import { readSettings, showColours } from './app/settings/settings'
import { openEarly } from './app/start/early-catalog'
import { trustOwnScripts } from './app/start/trusted-scripts'
import { awaitMessages, showStartFailure } from './app/start/without-messages'
import { takeRedirectCallback } from './auth/redirect/redirect-callback'
import { mayBeSignedIn } from './auth/session/session-markers'
import { loadConfig } from './config/load-config'
import { linkedTheme } from './embed/theme'
import { chooseLanguage, loadMessages } from './i18n/languages'
import { reloadForLostScripts } from './pwa/lost-scripts'
import { startup } from './startup'

/**
 * Whether this is the embedded page, which has no login. A `meta` element marks it, because a server accepts spellings
 * of `/embed/` in an address that a script does not recognize.
 */
const isEmbed = document.querySelector('meta[name="plugboard:page"][content="embed"]') !== null

/**
 * Starts the requests that the page waits for before its own script is loaded: configuration, messages, and the
 * catalog's worker with its first load. This script is small, so that it runs before the first paint, whose
 * colours and language it sets.
 */
function boot(): void {
  // Before any request, because the address may contain a login code, and before the language of the link is read.
  const callback = isEmbed ? null : takeRedirectCallback()
  const settings = readSettings()
  showColours(settings)
  const theme = isEmbed ? linkedTheme(window.location.search) : null
  if (theme) document.documentElement.dataset.theme = theme
  const linked = new URLSearchParams(window.location.search).get('lang')
  const language = chooseLanguage(linked, [settings.language ?? '', ...navigator.languages])
  document.documentElement.lang = language
  if (startup.isSlow) showSystemFontUntilListed()
  trustOwnScripts()
  reloadForLostScripts()

  const config = loadConfig()
  const messages = awaitMessages(loadMessages(language))
  // Only if it is certain: a viewer who was signed in here, or is just signing in, may see closed data.
  const isAnonymous = isEmbed || (callback === null && !mayBeSignedIn(window))
  const early = isAnonymous ? openEarly(config) : Promise.resolve(null)
  const session = isAnonymous ? null : import('./auth/session/session')
  // The service worker controls the page from the second visit on. Without the picture, that is only slower. A link
  // with a camera, filters or a station needs another picture.
  if (isAnonymous && !isEmbed && window.location.search === '' && navigator.serviceWorker?.controller) {
    const picture = import('./app/start/show-stored-picture')
    picture.then(({ showStoredPicture }) => showStoredPicture(config)).catch(() => undefined)
  }
  // `main.tsx` shows these failures. Until it runs, the browser would report them as unhandled.
  for (const begun of [config, messages, session]) begun?.catch(() => undefined)
  // Vite takes a failure in `import(…).then(…)` for a lost script, which reloads the page.
  const main = import('./main')
  main
    .then(({ start }) => start({ isEmbed, settings, language, callback, config, messages, early, session }))
    .catch(showStartFailure)
}

/** The browser loads a font when text first uses it. */
function showSystemFontUntilListed(): void {
  const { dataset } = document.documentElement
  dataset.font = 'system'
  void startup.whenNetworkIsFree().then(() => delete dataset.font)
}

boot()
