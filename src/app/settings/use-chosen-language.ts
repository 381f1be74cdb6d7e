import { useRef, useState } from 'react'
import type { Language } from '../../i18n/languages'
import type { Units } from '../../i18n/units'
import { useI18n, useSetI18n } from '../../ui/i18n/I18nContext'
import { applyLanguageToPage, loadI18n } from './load-i18n'

/** Changes language and units of the page. `failed`: the messages of `language` could not be loaded. */
export function useChosenLanguage() {
  const i18n = useI18n()
  const setWords = useSetI18n()
  const [language, setLanguage] = useState(i18n.language)
  const [failed, setFailed] = useState(false)
  const requests = useRef(0)

  async function changeLanguage(wanted: Language, units: Units) {
    requests.current += 1
    const request = requests.current
    setLanguage(wanted)
    setFailed(false)
    try {
      const next = await loadI18n(wanted, units, i18n.timeZone)
      // A later choice replaces this one.
      if (request !== requests.current) return
      if (wanted !== i18n.language) applyLanguageToPage(next)
      setWords(next)
    } catch {
      if (request === requests.current) setFailed(true)
    }
  }

  return { language, failed, changeLanguage }
}
