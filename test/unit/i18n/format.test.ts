import { describe, expect, test } from 'vitest'
import { format, type MessageValues } from '../../../src/i18n/format'
import { languages, loadMessages } from '../../../src/i18n/languages'
import { type Element, parseMessage, readMessages } from './message-elements'

const counts = [0, 1, 2, 3, 5, 11, 12, 21, 22, 101, 1_234, 1.5]
const words = ['', 'Bolzano - Bozen', '<b>{x}</b>', 'true', 'other']

/** Names of a message's values, each with what it may hold. */
function namesOf(message: readonly Element[], found = new Map<string, readonly (string | number)[]>()) {
  for (const element of message) {
    if (!('value' in element) || element.type === 0) continue
    if ('options' in element) {
      const keys = Object.keys(element.options)
      found.set(element.value, element.type === 6 ? counts : keys)
      for (const option of Object.values(element.options)) namesOf(option.value, found)
    } else if (!found.has(element.value)) found.set(element.value, element.type === 2 ? counts : words)
  }
  return found
}

describe.each(languages)('in %s', async (language) => {
  const messages = await loadMessages(language)
  const texts = new Map<string, string>(Object.entries(await readMessages(language)))
  const numberFormats = { numbers: new Intl.NumberFormat(language), plurals: new Intl.PluralRules(language) }

  test('every message equals the output of an ICU library', () => {
    let compared = 0
    for (const [key, message] of Object.entries(messages)) {
      if (typeof message === 'string') continue
      const library = parseMessage(texts.get(key) ?? '', language)
      const names = [...namesOf(library.getAst())]
      for (let round = 0; round < counts.length; round++) {
        const values: MessageValues = Object.fromEntries(
          names.map(([name, may], place) => [name, may[(round + place) % may.length] ?? '']),
        )
        expect(format(message, values, numberFormats), key).toBe(String(library.format(values)))
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(500)
  })
})

test('a missing value throws', async () => {
  const messages = await loadMessages('en')
  const numberFormats = { numbers: new Intl.NumberFormat('en'), plurals: new Intl.PluralRules('en') }
  expect(() => format(messages['week.weeks'], {}, numberFormats)).toThrow('"count"')
})
