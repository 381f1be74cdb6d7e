import { describe, expect, test } from 'vitest'
import { noFilters } from '../../../src/model/filters'
import type { Scope } from '../../../src/model/value'
import { free, loaded, now, signedIn, station } from './small-service'
import { stationQuery } from './station-query'

/** As many rows as a service sends that ignores the offset: whatever comes after them is cut off. */
const page = (tname: string) => Array.from({ length: 200 }, (_, index) => free(`X${index}`, 1, 5, { tname }))

test('what is hidden at a station is not known if the latest values are cut off', async () => {
  // The service lists the series of A. Its value is not among those that it sends.
  const cut = { ...free('A', 1), closed: true }
  const whole = await loaded({ stations: [station('A')], latest: [cut] })
  expect((await whole.catalog.details('A', stationQuery()))?.hiddenSeries).toMatchObject([
    { dataType: 'number-available', reason: 'sign-in' },
  ])
  const { catalog, snapshot } = await loaded({ stations: [station('A')], latest: [...page('visits'), cut] })
  expect(snapshot.cutOff).toEqual(['values'])
  const details = await catalog.details('A', stationQuery())
  expect(details?.summary.status).toBe('unknown')
  expect(details?.hiddenSeries).toBeNull()
})

test('what is hidden at a station is not known if the list of its series is cut off', async () => {
  const latest = Array.from({ length: 200 }, (_, index) =>
    free('A', 1, 5, { tname: `type-${index}`, closed: true }),
  )
  const { catalog, snapshot } = await loaded({ stations: [station('A')], latest })
  expect(snapshot.cutOff).toEqual([])
  expect((await catalog.details('A', stationQuery()))?.hiddenSeries).toBeNull()
})

test('a station whose series may be cut off has an unknown status, not none', async () => {
  const ids = Array.from({ length: 250 }, (_, index) => `S${index}`)
  const listed = ids.map((id) => ({ ...free(id, 1), closed: true }))
  const statusOf = async (latest: typeof listed) => {
    const { catalog, snapshot } = await loaded({ stations: ids.map((id) => station(id)), latest })
    const statuses = await Promise.all(
      ['S0', 'S249'].map((id) => catalog.summary(id, { filters: noFilters, now })),
    )
    return { statuses: statuses.map((summary) => summary?.status), snapshot }
  }
  const cut = await statusOf(listed.slice(0, 200))
  expect(cut.statuses).toEqual(['closed', 'unknown'])
  expect(cut.snapshot).toMatchObject({ cutOff: ['series'], received: { series: 200 }, withoutLiveData: 0 })
  const whole = await statusOf(listed.slice(0, 199))
  expect(whole.statuses).toEqual(['closed', 'none'])
  expect(whole.snapshot.cutOff).toEqual([])
})

describe('if the answer that everyone gets is cut off', () => {
  const closed = { ...free('A', 7, 5, { closed: true }), tname: 'power' }
  const rows = { stations: [station('A')], latest: [...page('visits'), closed] }

  test('the values that it lacks are not called closed', async () => {
    const { catalog, snapshot } = await loaded(rows, signedIn)
    expect(snapshot.revealed).toBeNull()
    const details = await catalog.details('A', stationQuery())
    expect(details?.values.map(({ dataType, access }) => [dataType, access])).toEqual([
      ['power', 'not-known'],
    ])
    expect(details?.summary.closedValues).toBe(0)
    expect((await catalog.inventory(now)).types.find(({ dataType }) => dataType === 'power')?.closed).toBe(0)
  })

  test('figures of the quality page that count them are not known to be open', async () => {
    const { catalog } = await loaded(rows, signedIn)
    const order = { by: 'station', sort: 'name', isDescending: false } as const
    const accessOf = async (scope: Scope) => {
      const { rows: found, total } = await catalog.quality({ ...stationQuery(), ...order, scope }, 0, 10)
      return [total.access, ...found.map(({ access }) => access)]
    }
    expect(await accessOf('all')).toEqual(['not-known', 'not-known'])
    expect(await accessOf('open')).toEqual(['open', 'open'])
  })

  test('they are in no file of open data, and marked in the others', async () => {
    const { catalog } = await loaded(rows, signedIn)
    const listed = async (scope: Scope) =>
      (await catalog.export({ ...stationQuery(), scope })).rows[0]?.closed
    expect(await listed('open')).toEqual([])
    expect(await listed('all')).toMatchObject([{ dataType: 'power', access: 'not-known' }])
  })
})
