import { describe, expect, test } from 'vitest'
import { createI18n } from '../../../src/i18n/i18n'
import { chooseLanguage, languages, loadMessages } from '../../../src/i18n/languages'

const english = await loadMessages('en')
const i18n = createI18n('en', english, 'Europe/Rome')
const now = Date.UTC(2026, 10, 20, 13, 2)

test.each([
  [0, '1 min'],
  [3 * 60_000, '3 min'],
  [89 * 60_000, '1 hr'],
  [26 * 3_600_000, '26 hr'],
  [72 * 3_600_000, '3 days'],
])('an age of %d ms reads %s', (age, text) => {
  expect(i18n.age(now - age, now)).toBe(text)
})

test.each([
  ['en', 3 * 60_000, '3 min ago'],
  ['de', 72 * 3_600_000, 'vor 3 Tagen'],
  ['cs', 72 * 3_600_000, 'před 3 dny'],
  ['ru', 5 * 60_000, '5 мин. назад'],
] as const)('in %s what was %d ms before reads %s', async (language, age, text) => {
  const i18n = createI18n(language, await loadMessages(language), 'Europe/Rome')
  expect(i18n.ago(now - age, now)).toBe(text)
})

test.each([
  ['en', 50, '0.1 mi'],
  ['de', 2_000, '1,2 mi'],
  ['en', 40_000, '24.9 mi'],
] as const)('in %s and miles a distance of %d metres reads %s', async (language, metres, text) => {
  const messages = await loadMessages(language)
  const i18n = createI18n(language, messages, 'Europe/Rome', { units: 'mi' })
  expect(i18n.distance(metres)).toBe(text)
})

test.each([
  ['cs', 1, '1 stanice'],
  ['cs', 3, '3 stanice'],
  ['cs', 5, '5 stanic'],
  ['pl', 22, '22 stacje'],
  ['pl', 25, '25 stacji'],
  ['ru', 21, '21 станция'],
  ['ru', 23, '23 станции'],
  ['ru', 11, '11 станций'],
] as const)('in %s %d stations read %s', async (language, count, text) => {
  const i18n = createI18n(language, await loadMessages(language), 'Europe/Rome')
  expect(i18n.t('map.cluster', { count })).toBe(text)
})

test.each([
  ['en', 3, '10 m'],
  ['en', 994, '990 m'],
  ['en', 996, '1 km'],
  ['de', 1_249, '1,2 km'],
  ['it', 12_345, '12,3 km'],
] as const)('in %s a distance of %d metres reads %s', async (language, metres, text) => {
  const i18n = createI18n(language, await loadMessages(language), 'Europe/Rome')
  expect(i18n.distance(metres)).toBe(text)
})

describe('a time', () => {
  test('of today is hours and minutes of the region', () => {
    expect(i18n.time(now, now)).toBe('14:02')
  })
  test('of another day has its date', () => {
    expect(i18n.time(now - 86_400_000, now)).toBe('19 Nov 2026, 14:02')
  })
})

describe('a coming time', () => {
  test.each([
    [3 * 3_600_000, '17:02'],
    [5 * 86_400_000, 'Wed 14:02'],
    [6 * 86_400_000, '26 Nov 2026, 14:02'],
    [7 * 86_400_000, '27 Nov 2026, 14:02'],
  ])('in %d ms has its weekday only where no other day has the same one', (later, text) => {
    expect(i18n.soon(now + later, now)).toBe(text)
  })
})

test.each([
  [14 * 3_600_000, '00:02'],
  [15 * 3_600_000, 'Thu 23:02'],
  [5 * 86_400_000, 'Sun 14:02'],
  [6 * 86_400_000, '14 Nov 2026, 14:02'],
])('since %d ms ago has its day unless it is today, and its date from six days', (earlier, text) => {
  expect(i18n.since(now - earlier, now)).toBe(text)
})

describe('a viewer in another time zone', () => {
  const before = now - 86_400_000
  const abroad = (deviceTimeZone: string) => createI18n('en', english, 'Europe/Rome', { deviceTimeZone })

  test('gets the zone with every time, and once in a span', () => {
    expect(abroad('UTC').time(now, now)).toBe('14:02 CET')
    expect(abroad('UTC').time(before, now)).toBe('19 Nov 2026, 14:02 CET')
    expect(abroad('UTC').time(Date.UTC(2026, 6, 1), now)).toBe('1 Jul 2026, 02:00 CEST')
    expect(abroad('UTC').between(before, now, now)).toBe('19 Nov 2026, 14:02 – 20 Nov 2026, 14:02 CET')
    expect(abroad('America/New_York').zone(now)).toBe('CET')
  })

  test('gets no zone if only its name differs', () => {
    expect(abroad('Europe/Vienna').time(now, now)).toBe('14:02')
    expect(abroad('Europe/Vienna').zone(now)).toBeNull()
  })

  test.each(languages)('reads a zone in %s', async (language) => {
    const i18n = createI18n(language, await loadMessages(language), 'Europe/Rome', {
      deviceTimeZone: 'UTC',
    })
    expect(i18n.time(now, now)).toMatch(/^14:02 (CET|MEZ|SEČ|UTC\+1|GMT\+1)$/)
  })
})

describe('a span', () => {
  test('of today is two times; of another day it has one date', () => {
    expect(i18n.between(now - 3_600_000, now, now)).toBe('13:02 – 14:02')
    expect(i18n.between(now - 90_000_000, now - 86_400_000, now)).toBe('19 Nov 2026, 13:02 – 14:02')
  })

  test('of several days has both dates', () => {
    expect(i18n.between(now - 7 * 86_400_000, now, now)).toBe('13 Nov 2026, 14:02 – 20 Nov 2026, 14:02')
  })
})

test('plurals and numbers follow the language', () => {
  expect(i18n.t('map.choice', { count: 1 })).toBe('1 station at this point')
  expect(i18n.t('map.choice', { count: 2 })).toBe('2 stations at this point')
  expect(i18n.t('list.count', { matched: 1200, of: 2000 })).toBe('1,200 of 2,000 stations')
})

test('a value without a translation is shown unchanged', () => {
  expect(i18n.tOr('access.PUBLIC', 'PUBLIC')).toBe('Public')
  expect(i18n.tOr('access.MEMBERS', 'MEMBERS')).toBe('MEMBERS')
})

test.each([
  ['de', ['it-IT'], 'de'],
  ['xx', ['it-IT'], 'it'],
  [null, ['es-ES', 'de-AT'], 'de'],
  [null, ['ja'], 'en'],
  [null, [], 'en'],
])('link %s and browser %j choose %s', (linked, wanted, language) => {
  expect(chooseLanguage(linked, wanted)).toBe(language)
})
