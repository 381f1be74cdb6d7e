import { startTransition, useRef, useState } from 'react'
import type { Language } from '../../i18n/languages'
import type { Units } from '../../i18n/units'
import { useSetWords, useWords } from '../../ui/Words'
import { applyLanguageToPage, loadTranslator } from './speak'

/** Changes language and units of the page. `failed`: the words of `language` could not be loaded. */
export function useChosenLanguage() {
  const words = useWords()
  const setWords = useSetWords()
  const [language, setLanguage] = useState(words.language)
  const [failed, setFailed] = useState(false)
  const asked = useRef(0)

  async function speakIn(wanted: Language, units: Units) {
    asked.current += 1
    const question = asked.current
    setLanguage(wanted)
    setFailed(false)
    try {
      const next = await loadTranslator(wanted, units, words.timeZone)
      // A later choice replaces this one.
      if (question !== asked.current) return
      if (wanted !== words.language) applyLanguageToPage(next)
      // In a transition, so that open parts stay visible while they are rendered in the new language.
      startTransition(() => setWords(next))
    } catch {
      if (question === asked.current) setFailed(true)
    }
  }

  return { language, failed, speakIn }
}
