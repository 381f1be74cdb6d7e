import type { Message } from './format'
import type en from './messages/en.json'

export type MessageKey = keyof typeof en
export type Messages = Record<MessageKey, Message>

/** Languages with all messages. The first is the fallback. */
export const languages = ['en', 'de', 'it', 'fr', 'nl', 'cs', 'pl', 'ru'] as const
export type Language = (typeof languages)[number]

function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text)
}

/**
 * Returns the language of the page: the link's, else the first supported one of `wanted`.
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

/** By the address of the file. */
type Loaders = Record<string, () => Promise<unknown>>

// The build divides the messages of a language into a first and a later file (`src/scripts/build/icu-messages.ts`);
// elsewhere both have all messages.
const firstFiles = import.meta.glob<Messages>('./messages/*.json', { import: 'default', query: '?first' })

/** Loads the messages that the first list needs. */
export function loadMessages(language: Language): Promise<Messages> {
  return loadFile(firstFiles, language)
}

/** Loads the messages that the first list does not need. */
export async function loadLaterMessages(language: Language): Promise<Messages> {
  const { laterFiles } = await import('./later-files')
  return loadFile(laterFiles, language)
}

async function loadFile(files: Loaders, language: Language): Promise<Messages> {
  const load = files[`./messages/${language}.json`]
  if (!load) throw new Error(`There are no messages for "${language}".`)
  // Each language has all keys, in its two files: `test/unit/i18n/messages.test.ts` compares the files.
  return load() as Promise<Messages>
}
