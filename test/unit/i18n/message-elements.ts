import { readFile } from 'node:fs/promises'
import { IntlMessageFormat } from 'intl-messageformat'
import type { Language, MessageKey } from '../../../src/i18n/languages'

export type Element = ReturnType<IntlMessageFormat['getAst']>[number]

/** Kinds of elements, as the parser numbers them. `count` is `#` in a plural. */
export const kinds = { text: 0, number: 2, select: 5, plural: 6, count: 7 } as const

/** ICU messages of a language, before the build compiles them. */
export async function readMessages(language: Language): Promise<Record<MessageKey, string>> {
  return JSON.parse(await readFile(`src/i18n/messages/${language}.json`, 'utf8'))
}

/** All elements of a message, also those within its selections and plurals. */
export function elementsOf(message: string): Element[] {
  const within = (element: Element): Element[] => [
    element,
    ...('options' in element
      ? Object.values(element.options).flatMap(({ value }) => value.flatMap(within))
      : []),
  ]
  return parseMessage(message).getAst().flatMap(within)
}

export const parseMessage = (message: string, language = 'en') =>
  new IntlMessageFormat(message, language, undefined, { ignoreTag: true })
