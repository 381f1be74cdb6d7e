import { describe, expect, test } from 'vitest'
import { type Language, languages, type MessageKey } from '../../../src/i18n/languages'
import { elementsOf, kinds, parseMessage, readMessages } from './message-elements'

const sources = Object.values(
  import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
).join('\n')
const english = await readMessages('en')
const keys = Object.keys(english) as MessageKey[]

/** Words of the service that are looked up at run time; which ones come is its choice. */
const lookedUp = /^(access|category|status|state|value|feature)\./

/** Messages that must never be taken for one another. */
const opposites: readonly (readonly [MessageKey, MessageKey])[] = [
  ['station.open', 'station.shut'],
  ['station.hours.exception.open', 'station.hours.exception.closed'],
  ['station.reservable.true', 'station.reservable.false'],
  ['station.cost.free', 'station.cost.paid'],
  ['chart.days.first', 'chart.days.last'],
  ['compare.earlier', 'compare.later'],
  ['compare.zoom-in', 'compare.zoom-out'],
  ['map.zoom.in', 'map.zoom.out'],
  ['team.sort.newest', 'team.sort.oldest'],
]

/** Names of the arguments of a message. A number may be a plural elsewhere: languages differ in what follows one. */
function argumentsOf(message: string): string[] {
  const named = elementsOf(message).filter((element) => 'value' in element && element.type !== kinds.text)
  return [...new Set(named.map((element) => ('value' in element ? element.value : '')))].sort()
}

/** What its plurals lack of `forms`. */
function lackingForms(message: string, forms: readonly string[]): string[] {
  return elementsOf(message).flatMap((element) =>
    element.type === kinds.plural ? forms.filter((form) => !(form in element.options)) : [],
  )
}

/** Every form that a count of things can take here; fractions and millions are never counted. */
function formsIn(language: Language): string[] {
  const rules = new Intl.PluralRules(language)
  const forms = new Set(Array.from({ length: 20_000 }, (_, count) => rules.select(count)))
  return rules.resolvedOptions().pluralCategories.filter((form) => forms.has(form) || form === 'other')
}

/** The texts of a message and of its selections. */
const textsOf = (message: string) =>
  elementsOf(message).flatMap((element) => (element.type === kinds.text ? element.value.trim() : []))

/** Shorter messages may be alike: "Load again" and "Reload" are one word in some languages. */
const isLong = (message: string) => message.split(' ').length > 4

const isSentence = (message: string) =>
  elementsOf(message).some(
    (element) => element.type === kinds.text && /\p{L}{2,}\s+\p{L}{2,}/u.test(element.value),
  )

/** Units that each language writes alike, but for Russian. */
const unit = /(?<!\p{L})(?:kWh|kW|km|кВт·ч|кВт|км|%)(?!\p{L})/gu
const russianUnits: Partial<Record<string, string>> = { кВт·ч: 'kWh', кВт: 'kW', км: 'km' }

const unitsOf = (message: string) =>
  textsOf(message).flatMap((text) => (text.match(unit) ?? []).map((found) => russianUnits[found] ?? found))

/** Days of the week in the order of `Date.UTC(2024, 0, day)`: 1 January 2024 was a Monday. */
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
/** The start of a weekday's name, which its cases and its plural keep. */
const toStem = (word: string) => word.slice(0, 4).toLowerCase()

describe.each(languages)('the messages of %s', async (language) => {
  const messages = await readMessages(language)

  test('has every message and no other, in the same order', () => {
    expect(Object.keys(messages)).toEqual(keys)
  })

  test('has the same values', () => {
    const differing = keys.filter(
      (key) => argumentsOf(messages[key]).join() !== argumentsOf(english[key]).join(),
    )
    expect(differing).toEqual([])
  })

  test('has all plural forms of its language', () => {
    const forms = formsIn(language)
    const lacking = keys.flatMap((key) => lackingForms(messages[key], forms).map((form) => `${key} ${form}`))
    expect(lacking).toEqual([])
  })

  test('has the same units', () => {
    const differing = keys.filter((key) => unitsOf(messages[key]).join() !== unitsOf(english[key]).join())
    expect(differing).toEqual([])
  })

  test('names each weekday as its language does', () => {
    const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
    const stems = weekdays.map((_, day) => toStem(format.format(Date.UTC(2024, 0, day + 1))))
    const named = weekdays.map((weekday) => {
      const when = parseMessage(messages['chart.usual.when'], language).format({ weekday })
      return String(when).split(' ').map(toStem)
    })
    for (const [day, words] of named.entries())
      expect(stems.filter((one) => words.includes(one))).toEqual([stems[day]])
  })

  test.each(opposites)('says different things in %s and %s', (one, other) => {
    const texts = new Set(textsOf(messages[one]))
    expect(textsOf(messages[other]).filter((text) => texts.has(text))).toEqual([])
  })

  test('says different things where English does', () => {
    const isMistaken = (key: MessageKey) =>
      keys.some((other) => messages[other] === messages[key] && english[other] !== english[key])
    expect(keys.filter((key) => isLong(messages[key]) && isMistaken(key))).toEqual([])
  })

  test.skipIf(language === 'en')('is translated', () => {
    const same = keys.filter(
      (key) => isSentence(english[key]) && JSON.stringify(messages[key]) === JSON.stringify(english[key]),
    )
    expect(same).toEqual([])
  })
})

test('Czech, Polish and Russian need more plural forms than English', () => {
  expect(formsIn('en')).toEqual(['one', 'other'])
  expect(formsIn('cs').sort()).toEqual(['few', 'one', 'other'])
  expect(formsIn('pl').sort()).toEqual(['few', 'many', 'one', 'other'])
  expect(formsIn('ru').sort()).toEqual(['few', 'many', 'one', 'other'])
})

test('every message is used', () => {
  const unused = keys.filter((key) => {
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

test('French punctuation is in one line with its word', async () => {
  const french = Object.entries(await readMessages('fr'))
  expect(french.filter(([, text]) => / [:;?!»]|« /.test(text))).toEqual([])
})
