import { type Language, loadLaterMessages, loadMessages } from '../../i18n/languages'
import { browserTimeZone, createTranslator, type Translator } from '../../i18n/translator'
import type { Units } from '../../i18n/units'
import { withParams } from '../../url/param'
import { currentSearch, subscribe, writeSearch } from '../../url/search-params'

/** Loads all words of another language, or of the same one with other units. */
export async function loadTranslator(
  language: Language,
  units: Units,
  timeZone: string,
): Promise<Translator> {
  const words = createTranslator(language, await loadMessages(language), timeZone, {
    loadLater: () => loadLaterMessages(language),
    units,
    viewerTimeZone: browserTimeZone(),
  })
  await words.complete()
  return words
}

let stopSyncing = () => {}

/** Sets the language outside of the page's content: the title, the document's `lang`, and the link. */
export function applyLanguageToPage({ language, t }: Translator): void {
  document.documentElement.lang = language
  document.title = t('app.title')
  const write = () => writeSearch(withParams(currentSearch(), [['lang', language]]), 'replace')
  stopSyncing()
  // Steps back lead to earlier links with another language than the page's current one.
  stopSyncing = subscribe(write)
  write()
}
