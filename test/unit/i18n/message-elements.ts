import { IntlMessageFormat } from 'intl-messageformat'
import type { Message } from '../../../src/i18n/languages'

export type Element = ReturnType<IntlMessageFormat['getAst']>[number]

/** Kinds of elements, as the parser numbers them. `count` is `#` in a plural. */
export const kinds = { text: 0, number: 2, select: 5, plural: 6, count: 7 } as const

/** All elements of a message, also those within its selections and plurals. */
export function elementsOf(message: Message): Element[] {
  const within = (element: Element): Element[] => [
    element,
    ...('options' in element
      ? Object.values(element.options).flatMap(({ value }) => value.flatMap(within))
      : []),
  ]
  return new IntlMessageFormat(message, 'en').getAst().flatMap(within)
}
