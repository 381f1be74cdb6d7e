import { expect, test } from 'vitest'
import { type Language, loadMessages } from '../../../src/i18n/languages'

/** Words by which a person drives somewhere or not: a translation that exchanges them costs an hour. */
const words: Record<Language, [free: string, occupied: string, notFree: string, outOfOrder: string]> = {
  en: ['Free', 'Occupied', 'Not free', 'Out of order'],
  de: ['Frei', 'Besetzt', 'Nicht frei', 'Außer Betrieb'],
  it: ['Libera', 'Occupata', 'Non libera', 'Fuori servizio'],
  fr: ['Libre', 'Occupée', 'Non libre', 'Hors service'],
  nl: ['Vrij', 'Bezet', 'Niet vrij', 'Buiten gebruik'],
  pl: ['Wolne', 'Zajęte', 'Niewolne', 'Nieczynne'],
  cs: ['Volno', 'Obsazeno', 'Není volno', 'Mimo provoz'],
  ru: ['Свободно', 'Занято', 'Не свободно', 'Не работает'],
}

test.each(Object.entries(words))(
  'in %s the words of a status mean what they say',
  async (language, expected) => {
    const messages = await loadMessages(language as Language)
    const told = ['available', 'occupied', 'unavailable', 'out-of-order'] as const
    expect(told.map((status) => messages[`status.${status}`])).toEqual(expected)
  },
)
