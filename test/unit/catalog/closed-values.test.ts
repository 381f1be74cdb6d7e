import { describe, expect, test } from 'vitest'
import type { CatalogApi } from '../../../src/catalog/catalog-api'
import { type Filters, noFilters } from '../../../src/model/filters'
import type { Scope } from '../../../src/model/value'
import { anonymous } from '../../../src/model/viewer'
import { free, loaded, plug, plugStatus, signedIn, station } from './small-service'
import { stationQuery } from './station-query'

const data = {
  stations: [station('A'), station('B', { accessType: 'PRIVATE' }), station('C'), station('D')],
  plugs: [plug('B1', 'B'), plug('C1', 'C')],
  latest: [
    free('A', 1),
    { ...free('A', 7, 5, { closed: true }), tname: 'visits' },
    plugStatus('B1', 1, 5, { closed: true }),
    plugStatus('C1', 1),
  ],
}
const query = (more: Partial<Filters> = {}) =>
  stationQuery({ filters: { ...noFilters, feature: ['closed-values'], ...more } })

async function idsIn(catalog: CatalogApi, more?: Partial<Filters>): Promise<string[]> {
  return (await catalog.page(query(more), 0, 10)).stations.map(({ id }) => id)
}

describe('the filter by closed values', () => {
  test('selects stations with closed values of the station or a plug', async () => {
    const { catalog } = await loaded(data, signedIn)
    expect(await idsIn(catalog)).toEqual(['A', 'B'])
    expect(await idsIn(catalog, { access: ['PUBLIC'] })).toEqual(['A'])
  })

  test('is an option with a count', async () => {
    const { catalog } = await loaded(data, signedIn)
    const count = async (access: string[]) =>
      (await catalog.facets(stationQuery({ filters: { ...noFilters, access } }))).groups.feature.find(
        ({ value }) => value === 'closed-values',
      )?.count
    expect([await count([]), await count(['PRIVATE'])]).toEqual([2, 1])
  })

  test.each([
    ['nobody is signed in', data, anonymous],
    ['the login shows no more', { ...data, latest: [free('A', 1)] }, signedIn],
  ])('is no option and is ignored if %s', async (_, rows, viewer) => {
    const { catalog } = await loaded(rows, viewer)
    const { groups, ignored, matched } = await catalog.facets(query())
    expect(groups.feature.map(({ value }) => value)).not.toContain('closed-values')
    expect(ignored).toEqual([{ group: 'feature', value: 'closed-values' }])
    expect([matched, await idsIn(catalog)]).toEqual([4, ['A', 'B', 'C', 'D']])
  })

  test('does not filter an export of open values, because the selection is closed data', async () => {
    const { catalog } = await loaded(data, signedIn)
    const idsOf = async (scope: Scope) =>
      (await catalog.export({ ...query(), scope })).rows.map(({ summary }) => summary.id)
    expect(await idsOf('all')).toEqual(['A', 'B'])
    expect(await idsOf('open')).toEqual(['A', 'B', 'C', 'D'])
  })
})
