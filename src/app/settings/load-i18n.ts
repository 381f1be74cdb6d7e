import { createI18n, findDeviceTimeZone, type I18n } from '../../i18n/i18n'
import { type Language, loadLaterMessages, loadMessages } from '../../i18n/languages'
import type { Units } from '../../i18n/units'
import { withParams } from '../../url/param'
import { currentSearch, subscribe, writeSearch } from '../../url/search-params'

/** Loads all messages of another language, or of the same one with other units. */
export async function loadI18n(language: Language, units: Units, timeZone: string): Promise<I18n> {
  const i18n = createI18n(language, await loadMessages(language), timeZone, {
    loadLater: () => loadLaterMessages(language),
    units,
    deviceTimeZone: findDeviceTimeZone(),
  })
  await i18n.complete()
  return i18n
}

let stopSyncing = () => {}

/** Sets the language outside of the page's content: the title, the document's `lang`, and the link. */
export function applyLanguageToPage({ language, t }: I18n): void {
  document.documentElement.lang = language
  document.title = t('app.title')
  const write = () => writeSearch(withParams(currentSearch(), [['lang', language]]), 'replace')
  stopSyncing()
  // Steps back lead to earlier links with another language than the page's current one.
  stopSyncing = subscribe(write)
  write()
}
