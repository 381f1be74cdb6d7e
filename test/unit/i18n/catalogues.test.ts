import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { languages, loadMessages, type Message, type MessageKey } from '../../../src/i18n/languages'

const sources = Object.values(
  import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
).join('\n')

/** Words of the service that are looked up at run time; which ones come is its choice. */
const lookedUp = /^(access|category|status|state|value)\./

/** Names of the arguments of a message, with their kinds. */
function argumentsOf(message: Message): string[] {
  const found = new Set<string>()
  const visit = (elements: ReturnType<IntlMessageFormat['getAst']>): void => {
    for (const element of elements) {
      if ('value' in element && element.type !== 0) found.add(`${element.type} ${element.value}`)
      if ('options' in element) for (const option of Object.values(element.options)) visit(option.value)
    }
  }
  visit(new IntlMessageFormat(message, 'en').getAst())
  return [...found].sort()
}

describe.each(languages.filter((language) => language !== 'en'))('the catalogue %s', async (language) => {
  const english = await loadMessages('en')
  const messages = await loadMessages(language)

  test('has every message and no other', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(english))
  })

  test.each(Object.keys(english) as MessageKey[])('%s takes the same values as in English', (key) => {
    expect(argumentsOf(messages[key])).toEqual(argumentsOf(english[key]))
  })
})

test('every message is used', async () => {
  const unused = Object.keys(await loadMessages('en')).filter((key) => {
    if (lookedUp.test(key) || sources.includes(`'${key}'`)) return false
    // Keys that are put together: `summary.${status}.hint`, `list.sort.${sort}`…
    const pattern = key
      .split('.')
      .map((part) => `(?:${part}|\\$\\{[^}]+\\})`)
      .join('\\.')
    return !new RegExp(`\`${pattern}\``).test(sources)
  })
  expect(unused).toEqual([])
})
