import { expect, test } from 'vitest'
import { createI18n } from '../../../src/i18n/i18n'
import { type Language, loadMessages } from '../../../src/i18n/languages'

/** Words by which a person drives somewhere or not: a translation that exchanges them costs an hour. */
const statusWords: Record<Language, [free: string, occupied: string, notFree: string, outOfOrder: string]> = {
  en: ['Free', 'Occupied', 'Not free', 'Out of order'],
  de: ['Frei', 'Besetzt', 'Nicht frei', 'Außer Betrieb'],
  it: ['Libera', 'Occupata', 'Non libera', 'Fuori servizio'],
  fr: ['Libre', 'Occupée', 'Non libre', 'Hors service'],
  nl: ['Vrij', 'Bezet', 'Niet vrij', 'Buiten gebruik'],
  pl: ['Wolne', 'Zajęte', 'Niewolne', 'Nieczynne'],
  cs: ['Volno', 'Obsazeno', 'Není volno', 'Mimo provoz'],
  ru: ['Свободно', 'Занято', 'Не свободно', 'Не работает'],
}

/** Words without which an old number of free plugs would pass for a current one. */
const old: Record<Language, string> = {
  en: 'old: 3 h',
  de: 'alt: 3 h',
  it: 'vecchio: 3 h',
  fr: 'ancien\u00a0: 3 h',
  nl: 'oud: 3 h',
  pl: 'stare: 3 h',
  cs: 'staré: 3 h',
  ru: 'устарело: 3 h',
}

test.each(Object.entries(old))('in %s an old age is called old', async (language, expected) => {
  const i18n = createI18n(language as Language, await loadMessages(language as Language), 'Europe/Rome')
  expect(i18n.t('list.age.old', { age: '3 h' })).toBe(expected)
})

test.each(Object.entries(statusWords))(
  'in %s the words of a status mean what they say',
  async (language, expected) => {
    const messages = await loadMessages(language as Language)
    const told = ['available', 'occupied', 'unavailable', 'out-of-order'] as const
    expect(told.map((status) => messages[`status.${status}`])).toEqual(expected)
  },
)

test.each(Object.keys(old))('in %s some old values are called a part of them', async (language) => {
  const i18n = createI18n(language as Language, await loadMessages(language as Language), 'Europe/Rome')
  const [all, some] = ['true', 'false'].map((value) => i18n.t('filters.old', { all: value }))
  expect(some?.endsWith(` ${all}`)).toBe(true)
})
