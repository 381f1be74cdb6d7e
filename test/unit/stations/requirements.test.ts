import { expect, test } from 'vitest'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import { type Filters, noFilters } from '../../../src/model/filters'
import { listRequirements } from '../../../src/stations/filters/chosen'

const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')

const all: Filters = {
  access: ['PUBLIC', 'PRIVATE'],
  category: ['EAT&CHARGE'],
  status: ['available'],
  feature: ['free-now', 'live'],
  connector: ['CCS', 'CHAdeMO'],
  provider: ['Neogy'],
  municipality: ['Bozen'],
  power: 50,
  capacity: 4,
  q: 'city',
  only: ['A'],
}

test('each feature and amount, the text and each whole group can be left out', () => {
  expect(
    listRequirements(i18n, all).map(({ key, name, otherFilters }) => ({
      key,
      name,
      changed: Object.entries(otherFilters).filter(([group, value]) => all[group as keyof Filters] !== value),
    })),
  ).toEqual([
    { key: 'feature free-now', name: 'Free now', changed: [['feature', ['live']]] },
    { key: 'feature live', name: expect.any(String), changed: [['feature', ['free-now']]] },
    { key: 'power', name: '50 kW+', changed: [['power', 0]] },
    { key: 'capacity', name: expect.stringContaining('4'), changed: [['capacity', 0]] },
    { key: 'access', name: 'Public, Private', changed: [['access', []]] },
    { key: 'category', name: 'Eat & charge', changed: [['category', []]] },
    { key: 'status', name: expect.any(String), changed: [['status', []]] },
    { key: 'connector', name: 'CCS, CHAdeMO', changed: [['connector', []]] },
    { key: 'provider', name: 'Neogy', changed: [['provider', []]] },
    { key: 'municipality', name: 'Bozen', changed: [['municipality', []]] },
    { key: 'q', name: 'city', changed: [['q', '']] },
  ])
})

test('without filters nothing can be left out', () => {
  expect(listRequirements(i18n, noFilters)).toEqual([])
})
