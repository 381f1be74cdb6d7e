import { expect, test } from 'vitest'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import { amounts, type Filters, filterGroups, noFilters } from '../../../src/model/filters'
import { listChosen } from '../../../src/stations/filters/chosen'

const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')
const chosen = (filters: Partial<Filters>) => listChosen(i18n, { ...noFilters, ...filters })

const all: Filters = {
  access: ['PUBLIC', 'PRIVATE'],
  category: ['EAT&CHARGE', 'SLEEP&CHARGE'],
  status: ['available', 'occupied'],
  feature: ['free-now', 'live'],
  connector: ['CCS', 'Type 2', 'CHAdeMO'],
  provider: ['Neogy', 'Alperia'],
  municipality: ['Meran - Merano', 'Bozen'],
  power: 50,
  capacity: 4,
  q: 'city',
}

test.each(filterGroups.flatMap((group) => all[group].map((value) => [group, value] as const)))(
  'of all that is chosen, the chip of %s %s removes it alone',
  (group, value) => {
    const chip = chosen(all).find(({ key }) => key === `${group} ${value}`)
    expect(chip?.otherFilters).toEqual({ ...all, [group]: all[group].filter((one: string) => one !== value) })
  },
)

test.each([...amounts, 'q'] as const)('the chip of %s removes only that filter', (key) => {
  expect(chosen(all).find((chip) => chip.key === key)?.otherFilters).toEqual({
    ...all,
    [key]: noFilters[key],
  })
})

test('chips name their filters, in the order of the filters', () => {
  expect(chosen({ ...all, status: [] }).map(({ name }) => name)).toEqual([
    ...['Public', 'Private', 'Eat & charge', 'Sleep & charge', 'Free now', 'Live data'],
    ...['CCS', 'Type 2', 'CHAdeMO', 'Neogy', 'Alperia', 'Meran - Merano', 'Bozen'],
    ...['50 kW+', 'at least 4 plugs', '“city”'],
  ])
})

test('without a chosen filter there is no chip', () => {
  expect(chosen({})).toEqual([])
})
