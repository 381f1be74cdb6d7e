import { createContext, type ReactNode, useContext } from 'react'
import type { Translator } from '../i18n/translator'

const WordsContext = createContext<Translator | null>(null)

export function WordsProvider({ words, children }: { words: Translator; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>
}

/** Words, numbers and times of the page's language. @throws outside a `WordsProvider` */
export function useWords(): Translator {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useWords needs a WordsProvider above it.')
  return words
}
