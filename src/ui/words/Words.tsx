import { createContext, type ReactNode, useContext, useState } from 'react'
import type { Translator } from '../../i18n/translator'

const WordsContext = createContext<Translator | null>(null)
const SetWordsContext = createContext<(words: Translator) => void>(() => undefined)

/** @param props.words words of the page until a person chooses a language */
export function WordsProvider({ words, children }: { words: Translator; children: ReactNode }) {
  const [chosen, setChosen] = useState<Translator | null>(null)
  return (
    <SetWordsContext value={setChosen}>
      <WordsContext value={chosen ?? words}>{children}</WordsContext>
    </SetWordsContext>
  )
}

/** Returns a function that sets the language of the whole page. */
export function useSetWords(): (words: Translator) => void {
  return useContext(SetWordsContext)
}

/** Returns the words, numbers and times of the page's language. @throws outside a `WordsProvider` */
export function useWords(): Translator {
  const words = useContext(WordsContext)
  if (!words) throw new Error('There is no WordsProvider.')
  return words
}
