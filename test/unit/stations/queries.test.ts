import { hashKey, type Query } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { CatalogHandle } from '../../../src/catalog/catalog-handle'
import type { StationQuery } from '../../../src/catalog/station-query'
import { noFilters } from '../../../src/model/filters'
import { exportQuery, stationDetailsQuery } from '../../../src/stations/later-queries'
import { facetsQuery, pageQuery } from '../../../src/stations/queries'

const handle = (viewer: string) => ({ viewer, catalog: {} }) as unknown as CatalogHandle
const anyone = handle('anonymous')

const query: StationQuery = {
  filters: noFilters,
  sort: 'name',
  origin: null,
  middle: null,
  bounds: null,
  now: 0,
  scope: 'open',
}
const asked = { ...query, from: 0, id: 'A' }
type Asked = typeof asked
const others: { [Part in keyof Asked]: unknown } = {
  filters: { ...noFilters, power: 50 },
  sort: 'free',
  from: 50,
  now: 60_000,
  id: 'B',
  origin: { lon: 11, lat: 46 },
  middle: { lon: 12, lat: 46 },
  bounds: [10, 46, 11, 47],
  scope: 'all',
}

const questions = {
  facets: { of: facetsQuery, parts: ['filters', 'now', 'bounds'] },
  page: {
    of: (handle: CatalogHandle, revision: number, { from, ...query }: Asked) =>
      pageQuery(handle, revision, query, from),
    parts: ['filters', 'sort', 'from', 'now', 'origin', 'middle', 'bounds'],
  },
  export: { of: exportQuery, parts: ['filters', 'sort', 'scope', 'now', 'origin', 'middle', 'bounds'] },
  station: { of: stationDetailsQuery, parts: ['id', 'filters', 'now'] },
} as const

const keyOf = (name: keyof typeof questions, viewer: string, revision: number, question: object) =>
  hashKey(questions[name].of(handle(viewer), revision, question as Asked).queryKey)

test.each(Object.entries(questions))(
  'an answer to another question is not shown as: %s',
  (name, { parts }) => {
    const key = (more: object, viewer = 'anonymous', revision = 1) =>
      keyOf(name as keyof typeof questions, viewer, revision, { ...asked, ...more })
    for (const part of parts) expect(key({ [part]: others[part] }), part).not.toBe(key({}))
    expect(key({}, 'https://issuer|team')).not.toBe(key({}))
    expect(key({}, 'anonymous', 2)).not.toBe(key({}))
    expect(key({})).toBe(key({}))
  },
)

test('another order requests no counts', () => {
  const sorted = { ...asked, sort: 'free', origin: { lon: 11, lat: 46 } }
  expect(keyOf('facets', 'anonymous', 1, sorted)).toBe(keyOf('facets', 'anonymous', 1, asked))
})

/** Returns the placeholder data of a query after the answer to this one. */
function placeholder(options: { placeholderData?: unknown }, before: readonly unknown[]) {
  const { placeholderData } = options
  if (typeof placeholderData !== 'function') throw new Error('It has none.')
  return placeholderData('the answer before', { queryKey: before } as Query)
}

test.each(['facets', 'page'] as const)('the answer for another viewer is never a placeholder: %s', (name) => {
  const options = questions[name].of(anyone, 2, asked)
  expect(placeholder(options, questions[name].of(anyone, 1, asked).queryKey)).toBe('the answer before')
  const ofTeam = questions[name].of(handle('https://issuer|team'), 1, asked).queryKey
  expect(placeholder(options, ofTeam)).toBeUndefined()
})

test('neither is another station, nor this one for another viewer', () => {
  const options = stationDetailsQuery(anyone, 2, asked)
  expect(placeholder(options, stationDetailsQuery(anyone, 1, asked).queryKey)).toBe('the answer before')
  expect(placeholder(options, stationDetailsQuery(anyone, 1, { ...asked, id: 'B' }).queryKey)).toBeUndefined()
  expect(placeholder(options, stationDetailsQuery(handle('team'), 1, asked).queryKey)).toBeUndefined()
})
