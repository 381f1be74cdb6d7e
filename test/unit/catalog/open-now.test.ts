import { expect, test } from 'vitest'
import type { CatalogEntry } from '../../../src/catalog/build/catalog-entry'
import { collectOptions } from '../../../src/catalog/build/options'
import { countUnknownHours } from '../../../src/catalog/query/count-unknown-hours'
import { countFacets } from '../../../src/catalog/query/facets'
import { applyFilter, createStationFilter } from '../../../src/catalog/query/station-filter'
import { noFilters } from '../../../src/model/filters'
import type { OpeningHours } from '../../../src/model/station'
import { entriesOf, stationAt } from './entries'

/** A Friday, 10:00 in Rome. */
const now = Date.parse('2026-04-03T08:00:00Z')
const weekly = (weekday: number, begin: string, end: string): OpeningHours => {
  const spans = [{ weekday, begin, end }]
  return { kind: 'weekly', timeZone: 'Europe/Rome', spans, exceptions: [] }
}
const station = (id: string, openingHours: OpeningHours | null) => stationAt(id, 11, 46, { openingHours })

function filterOpen(entries: readonly CatalogEntry[]) {
  const options = collectOptions(entries)
  const filters = { ...noFilters, feature: ['open-now' as const] }
  const filter = createStationFilter(filters, { options, matchesText: () => true, now })
  return {
    ids: entries.flatMap((entry) => applyFilter(entry, filter)?.station.id ?? []),
    option: countFacets(entries, filter, options).groups.feature.find(({ value }) => value === 'open-now'),
    ignored: filter.ignored,
    unknown: countUnknownHours(entries, filter),
  }
}

test('finds stations that are known to be open, 24/7 or by their hours, and counts them', () => {
  const found = filterOpen(
    entriesOf([
      station('always', { kind: 'always' }),
      station('until noon', weekly(5, '08:00', '12:00')),
      station('from noon', weekly(5, '12:00', '18:00')),
      station('unknown', null),
    ]),
  )
  expect(found.ids).toEqual(['always', 'until noon'])
  expect(found.option?.count).toBe(2)
  expect(found.unknown).toBe(1)
})

test('is an option while all stations are shut', () => {
  const { ids, option, ignored } = filterOpen(entriesOf([station('Monday', weekly(1, '08:00', '12:00'))]))
  expect(ids).toEqual([])
  expect(option?.count).toBe(0)
  expect(ignored).toEqual([])
})

test('is no option if no hours are known, and is ignored', () => {
  const { ids, option, ignored, unknown } = filterOpen(entriesOf([station('unknown', null)]))
  expect(ids).toEqual(['unknown'])
  expect(unknown).toBe(0)
  expect(option).toBeUndefined()
  expect(ignored).toEqual([{ group: 'feature', value: 'open-now' }])
})
