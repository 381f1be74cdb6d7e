import type { IntlMessageFormat } from 'intl-messageformat'
import type en from './messages/en.json'

export type MessageKey = keyof typeof en
/** Text, or an ICU message that the build has compiled. */
export type Message = string | ReturnType<IntlMessageFormat['getAst']>
export type Messages = Record<MessageKey, Message>

/** Languages with a complete catalogue. The first is the last resort. */
export const languages = ['en', 'de', 'it'] as const
export type Language = (typeof languages)[number]

export function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text)
}

/**
 * The language to speak: the link's, else the first that the person's browser wants and we have.
 * @param wanted BCP 47 tags, best first
 */
export function chooseLanguage(linked: string | null, wanted: readonly string[]): Language {
  if (linked !== null && isLanguage(linked)) return linked
  for (const tag of wanted) {
    const language = tag.split('-')[0]?.toLowerCase() ?? ''
    if (isLanguage(language)) return language
  }
  return languages[0]
}

const catalogues = import.meta.glob<Messages>('./messages/*.json', { import: 'default' })

export async function loadMessages(language: Language): Promise<Messages> {
  const load = catalogues[`./messages/${language}.json`]
  if (!load) throw new Error(`There is no catalogue for "${language}".`)
  return load()
}
