import { createContext, type ReactNode, useContext, useState } from 'react'
import type { I18n } from '../../i18n/i18n'

const I18nContext = createContext<I18n | null>(null)
const SetI18nContext = createContext<(i18n: I18n) => void>(() => undefined)

/** @param props.i18n of the page until a person chooses a language */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const [chosen, setChosen] = useState<I18n | null>(null)
  return (
    <SetI18nContext value={setChosen}>
      <I18nContext value={chosen ?? i18n}>{children}</I18nContext>
    </SetI18nContext>
  )
}

/** Returns a function that sets the language of the whole page. */
export function useSetI18n(): (i18n: I18n) => void {
  return useContext(SetI18nContext)
}

/** Returns messages and formats of the page's language. @throws outside an `I18nProvider` */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext)
  if (!i18n) throw new Error('No I18nProvider.')
  return i18n
}
