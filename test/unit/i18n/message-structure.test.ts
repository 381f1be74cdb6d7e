import { describe, expect, test } from 'vitest'
import { type Language, languages, type MessageKey } from '../../../src/i18n/languages'
import { type Element, elementsOf, kinds, readMessages } from './message-elements'

// The messages of each language against the English ones: what a wrong translation would make people read.

const english = await readMessages('en')
const keys = Object.keys(english) as MessageKey[]

/** Frequent words that texts of one of the languages have, and of hardly any other. */
const ownWords: Record<Language, string> = {
  en: 'the|and|are|were|this|these|your|you|with|could|does|has|from|then|what',
  de: 'der|das|und|ist|sind|nicht|wird|wurde|sie|ihr|ihre|eine|einen|mit|für|auf|konnte|konnten|keine',
  it: 'della|delle|è|sono|questo|questa|gli|che|una|con|più|nella|dei|stato|stati',
  fr: 'les|est|sont|cette|votre|vous|une|avec|aucune|aucun|été|pas|où|du',
  nl: 'het|een|niet|zijn|wordt|kon|konden|uw|geen|voor|deze|naar|wat|worden|van',
  pl: 'nie|jest|są|tej|się|które|można|twoje|twój|dla|oraz|przez|tego',
  cs: 'není|jsou|této|která|které|který|váš|pro|bylo|byla|být|nebo|všechny',
  ru: '',
}

const textOf = (message: string) =>
  elementsOf(message)
    .flatMap((element) => (element.type === kinds.text ? element.value : []))
    .join(' ')

/** Returns the names of a message's values, in the order of first use. */
function orderOf(message: string): string[] {
  const named = elementsOf(message).flatMap((element) =>
    'value' in element && element.type !== kinds.text ? String(element.value) : [],
  )
  return [...new Set(named)]
}

const hasNumber = (elements: readonly Element[], name: string) =>
  elements.some((element) => element.type === kinds.count || ('value' in element && element.value === name))

/** Plural forms for several numbers that do not contain the number. */
function mutePlurals(message: string, language: Language): string[] {
  const rules = new Intl.PluralRules(language)
  const above = new Set(Array.from({ length: 200 }, (_, index) => rules.select(index + 2)))
  return elementsOf(message).flatMap((element) =>
    element.type !== kinds.plural
      ? []
      : Object.entries(element.options).flatMap(([form, { value }]) =>
          above.has(form as Intl.LDMLPluralRule) && !hasNumber(value, element.value)
            ? `${element.value} ${form}`
            : [],
        ),
  )
}

/** Names of the arguments whose English plural reads no number for many: "These filters fit no station". */
const unnumbered = (message: string) => mutePlurals(message, 'en').map((one) => one.split(' ')[0])

/** Forms of plurals, or options of selects, by the name of their argument. */
function optionsOf(
  message: string,
  kind: typeof kinds.plural | typeof kinds.select,
): Record<string, string[]> {
  return Object.fromEntries(
    elementsOf(message).flatMap((element) =>
      element.type === kind ? [[element.value, Object.keys(element.options).sort()]] : [],
    ),
  )
}

/** What is filled in by each option of each select. */
function branchesOf(message: string): string[] {
  return elementsOf(message).flatMap((element) =>
    element.type === kinds.select
      ? Object.entries(element.options)
          .map(([option, { value }]) => `${element.value} ${option}: ${value.flatMap(namesIn).join()}`)
          .sort()
      : [],
  )
}

const namesIn = (element: Element) =>
  'value' in element && element.type !== kinds.text ? [String(element.value)] : []
const isLong = (message: string) => textOf(message).trim().split(/\s+/).length > 3

/** Arguments that are printed as a number of the language: "2,000" and not "2000". */
function numbersOf(message: string): string[] {
  const numbers = elementsOf(message).flatMap((element) =>
    element.type === kinds.number || element.type === kinds.plural ? element.value : [],
  )
  return [...new Set(numbers)].sort()
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}’'-]+/u)

describe.each(languages)('beside the English messages, each of %s', async (language) => {
  const messages = await readMessages(language)
  const differing = <T>(of: (message: string) => T) =>
    keys.filter((key) => JSON.stringify(of(messages[key])) !== JSON.stringify(of(english[key])))

  test('has its values in the order of the English text', () => {
    expect(differing(orderOf)).toEqual([])
  })

  test('formats the same values as numbers', () => {
    expect(differing(numbersOf)).toEqual([])
  })

  test('has the same `select` cases', () => {
    expect(differing((message) => optionsOf(message, kinds.select))).toEqual([])
  })

  test('has the same values in each case', () => {
    expect(differing(branchesOf)).toEqual([])
  })

  test('has different texts for different messages', () => {
    const texts = new Map(keys.map((key) => [key, JSON.stringify(messages[key])]))
    const long = keys.filter((key) => isLong(english[key]))
    const same = long.filter((key) =>
      long.some(
        (other) =>
          texts.get(other) === texts.get(key) &&
          JSON.stringify(english[other]) !== JSON.stringify(english[key]),
      ),
    )
    expect(same).toEqual([])
  })

  test('has no unused plural form', () => {
    const forms = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories, 'other']
    const foreign = keys.flatMap((key) =>
      Object.values(optionsOf(messages[key], kinds.plural))
        .flat()
        .flatMap((form) =>
          forms.includes(form as Intl.LDMLPluralRule) || form.startsWith('=') ? [] : `${key} ${form}`,
        ),
    )
    expect(foreign).toEqual([])
  })

  test('has the number in every plural form where English has it', () => {
    const mute = keys.flatMap((key) => {
      const mayBeMute = unnumbered(english[key])
      return mutePlurals(messages[key], language)
        .filter((form) => !mayBeMute.includes(form.split(' ')[0]))
        .map((form) => `${key} ${form}`)
    })
    expect(mute).toEqual([])
  })

  test('is in its own language', () => {
    const others = languages.filter((other) => other !== language && ownWords[other] !== '')
    const foreignWords = new Set(others.flatMap((other) => ownWords[other].split('|')))
    const own = new Set(ownWords[language].split('|'))
    const foreign = keys.flatMap((key) => {
      const found = wordsOf(textOf(messages[key])).filter((word) => foreignWords.has(word) && !own.has(word))
      return found.length > 0 ? `${key}: ${found.join(' ')}` : []
    })
    expect(foreign).toEqual([])
  })

  test('has its own script', () => {
    const isForeign = (text: string) =>
      language === 'ru'
        ? /\p{L}{3,}/u.test(text) && !/\p{Script=Cyrillic}/u.test(text)
        : /\p{Script=Cyrillic}/u.test(text)
    // What stands on a key is Latin on Russian keyboards too.
    const isOnKey = (key: MessageKey) => /^settings\.keys\.(escape|enter|page-\w+|home|end)$/.test(key)
    expect(keys.filter((key) => isForeign(textOf(messages[key])) && !isOnKey(key))).toEqual(
      language === 'ru' ? ['app.name'] : [],
    )
  })

  test('has the same final punctuation as English', () => {
    const endOf = (message: string) => {
      const last = elementsOf(message).findLast(({ type }) => type === kinds.text)
      return last?.type === kinds.text ? /[.…]$/.exec(last.value)?.[0] : undefined
    }
    expect(differing(endOf)).toEqual([])
  })
})
