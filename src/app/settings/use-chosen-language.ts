import { useRef, useState } from 'react'
import type { Language } from '../../i18n/languages'
import type { Units } from '../../i18n/units'
import { useSetWords, useWords } from '../../ui/words/Words'
import { applyLanguageToPage, loadTranslator } from './load-translator'

/** Changes language and units of the page. `failed`: the words of `language` could not be loaded. */
export function useChosenLanguage() {
  const words = useWords()
  const setWords = useSetWords()
  const [language, setLanguage] = useState(words.language)
  const [failed, setFailed] = useState(false)
  const requests = useRef(0)

  async function changeLanguage(wanted: Language, units: Units) {
    requests.current += 1
    const request = requests.current
    setLanguage(wanted)
    setFailed(false)
    try {
      const next = await loadTranslator(wanted, units, words.timeZone)
      // A later choice replaces this one.
      if (request !== requests.current) return
      if (wanted !== words.language) applyLanguageToPage(next)
      setWords(next)
    } catch {
      if (request === requests.current) setFailed(true)
    }
  }

  return { language, failed, changeLanguage }
}
