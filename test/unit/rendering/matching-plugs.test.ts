import { createElement, createRef } from 'react'
import { expect, test } from 'vitest'
import { type Filters, noFilters } from '../../../src/model/filters'
import { StationItem } from '../../../src/stations/list/StationItem'
import { PlugList } from '../../../src/stations/panel/PlugList'
import { StationHead } from '../../../src/stations/panel/StationHead'
import { StationStatus } from '../../../src/stations/StationStatus'
import { loaded, now, plug, plugStatus, station } from '../catalog/small-service'
import { stationQuery } from '../catalog/station-query'
import { render } from './render'
import { ignore, minute } from './shown'

const withPower = (id: string, maxPower: number) => ({
  ...plug(id, 'S'),
  smetadata: { outlets: [{ outletTypeCode: 'CCS', maxPower }] },
})

/** A station with a fast plug that is free and a slow one that is free, as the filters leave it. */
async function filtered(chosen: Partial<Filters>, latest = [plugStatus('slow', 1), plugStatus('fast', 1)]) {
  const { catalog } = await loaded({
    stations: [station('S')],
    plugs: [withPower('slow', 150), withPower('fast', 300)],
    latest,
  })
  const filters = { ...noFilters, ...chosen }
  const [row] = (await catalog.page(stationQuery({ filters }), 0, 1)).stations
  const details = await catalog.details('S', { filters, now })
  if (!row || !details) throw new Error('Expected a station.')
  return { row, details }
}

const show = {
  row: ({ row: station }: Awaited<ReturnType<typeof filtered>>) =>
    render(createElement(StationItem, { station, isOpened: false, now, onOpen: ignore, onHover: ignore })),
  status: ({ details: { summary, plugs, matching } }: Awaited<ReturnType<typeof filtered>>) =>
    render(
      createElement(StationStatus, {
        station: summary,
        plugs,
        matching,
        now,
        failed: false,
        openingHours: null,
        answeredAt: null,
      }),
    ),
  plugs: ({ details: { plugs, matching } }: Awaited<ReturnType<typeof filtered>>) =>
    render(
      createElement(PlugList, { plugs, matching: matching?.ids, age: null, now, renderSince: () => null }),
    ),
}

test('of a station that a filter by power reduces, row and details say what they count', async () => {
  const fast = await filtered({ power: 300 })
  expect(fast.row).toMatchObject({ free: 1, total: 1, matching: [{ type: 'CCS', powerKw: 300 }] })
  expect(fast.details.matching).toEqual({
    requirements: { connector: [], power: 300 },
    ids: ['fast'],
    status: 'available',
    freshness: 'live',
    measuredAt: now - 5 * minute,
    isUnchanged: false,
    faded: false,
    free: 1,
    total: 1,
  })
  const row = await show.row(fast)
  expect(row.texts('.row-free')).toEqual(['1 of 1 free'])
  expect(row.texts('.row-plugs')).toEqual(['CCS 300 kW +1 more'])
  const status = await show.status(fast)
  expect(status.lines.slice(0, 2)).toEqual(['300 kW+: 1 of 1 free', 'All plugs: 2 of 2 free'])
  expect((await show.plugs(fast)).texts('.plug-connectors').map((text) => text.trim())).toEqual([
    expect.stringMatching(/^CCS 300 kW.*matches your filter$/),
    'CCS 150 kW',
  ])
})

test('of a plug with several connectors the row names those that match, and counts the others', async () => {
  const outlets = ['CCS', 'CHAdeMO', 'Type 2'].map((outletTypeCode) => ({ outletTypeCode, maxPower: 50 }))
  const { catalog } = await loaded({
    stations: [station('S')],
    plugs: ['one', 'two'].map((id) => ({ ...plug(id, 'S'), smetadata: { outlets } })),
    latest: [plugStatus('one', 1), plugStatus('two', 'Occupied')],
  })
  const rowUnder = async (chosen: Partial<Filters>) => {
    const [row] = (await catalog.page(stationQuery({ filters: { ...noFilters, ...chosen } }), 0, 1)).stations
    if (!row) throw new Error('Expected a station.')
    const props = { station: row, isOpened: false, now, onOpen: ignore, onHover: ignore }
    const shown = await render(createElement(StationItem, props))
    return [...shown.texts('.row-free'), ...shown.texts('.row-plugs')]
  }
  expect(await rowUnder({ connector: ['CCS'] })).toEqual(['1 of 2 free', 'CCS 50 kW +2 more'])
  expect(await rowUnder({ connector: ['CCS', 'Type 2'] })).toEqual([
    ...['1 of 2 free', 'CCS 50 kW · Type 2 50 kW +1 more'],
  ])
  expect(await rowUnder({ power: 50 })).toEqual([
    ...['1 of 2 free', 'CCS 50 kW · CHAdeMO 50 kW · Type 2 50 kW'],
  ])
})

test('the row names the connectors that are free first, if others are not', async () => {
  const row = async (slow: number, fast: number, chosen: Partial<Filters> = {}) => {
    const { catalog } = await loaded({
      stations: [station('S')],
      plugs: [withPower('slow', 150), withPower('fast', 300)],
      latest: [plugStatus('slow', slow), plugStatus('fast', fast)],
    })
    const [row] = (await catalog.page(stationQuery({ filters: { ...noFilters, ...chosen } }), 0, 1)).stations
    if (!row) throw new Error('Expected a station.')
    return (await show.row({ row } as Awaited<ReturnType<typeof filtered>>)).texts('.row-plugs')
  }
  expect(await row(1, 0)).toEqual(['Free: CCS 150 kW +1 more'])
  expect(await row(0, 1)).toEqual(['Free: CCS 300 kW +1 more'])
  expect(await row(1, 1)).toEqual(['CCS 300 kW · CCS 150 kW'])
  expect(await row(0, 0)).toEqual(['CCS 300 kW · CCS 150 kW'])
  expect(await row(1, 0, { connector: ['CCS'] })).toEqual(['Free: CCS 150 kW +1 more'])
  expect(await row(1, 0, { power: 300 })).toEqual(['CCS 300 kW +1 more'])
})

test('of a station whose plugs all match, they say the same as without a filter', async () => {
  for (const all of [await filtered({}), await filtered({ connector: ['CCS'] })]) {
    expect(all.row.matching).toBeNull()
    expect(all.details.matching).toBeNull()
    expect((await show.row(all)).texts('.row-plugs')).toEqual(['CCS 300 kW · CCS 150 kW'])
    expect((await show.plugs(all)).text).not.toContain('matches your filter')
  }
})

test('the details name each required connector and power', async () => {
  const { details } = await filtered({ connector: ['CCS'], power: 300 })
  const status = await show.status({ details } as Awaited<ReturnType<typeof filtered>>)
  expect(status.lines).toContain('CCS · 300 kW+: 1 of 1 free')
})

test('details lead with the status of the matching plugs, as row and map', async () => {
  const { details } = await filtered({ power: 300 })
  const matching = details.matching && { ...details.matching, status: 'unknown' as const, free: null }
  const status = await show.status({ details: { ...details, matching } } as Awaited<
    ReturnType<typeof filtered>
  >)
  expect(status.lines.slice(0, 2)).toEqual(['300 kW+: Unknown', 'All plugs: 2 of 2 free'])
  expect(status.all('.status-icon-unknown')).toHaveLength(1)
})

test.each([
  ['old', 90, 5, 'old: measured 2 hr ago · 08:30', true],
  ['new', 5, 90, 'measured 5 min ago · 09:55', false],
])('the age under a filter is that of the matching plugs: %s', async (_, fast, slow, age, faded) => {
  const of = (minutes: number, id: string) => plugStatus(id, 1, minutes)
  const { row, details } = await filtered({ power: 300 }, [of(slow, 'slow'), of(fast, 'fast')])
  const { status, freshness, measuredAt, isUnchanged } = row
  expect(details.matching).toMatchObject({ status, freshness, measuredAt, isUnchanged, faded: row.faded })
  const shown = await show.status({ row, details })
  expect(shown.lines).toEqual([
    '300 kW+: 1 of 1 free',
    'All plugs: 2 of 2 free',
    age,
    'Opening hours unknown',
  ])
  const isFaded = (one: typeof shown, selector: string) => one.all(selector)[0]?.props['data-stale'] ?? false
  expect(isFaded(shown, '.station-status')).toBe(faded)
  expect(isFaded(shown, '.status-icon')).toBe(faded)
  const head = await render(
    createElement(StationHead, {
      name: 'S',
      heading: createRef<HTMLHeadingElement>(),
      station: details.summary,
      matching: details.matching,
      failed: false,
      onClose: ignore,
    }),
  )
  expect(isFaded(head, '.status-icon')).toBe(faded)
})

test('a fault of a matching plug lasts, whatever the others sent', async () => {
  const sent = (id: string, mvalue: number | string, minutes: number) =>
    plugStatus(id, mvalue, minutes, { tname: 'echarging-plug-status-ocpi' })
  const { row, details } = await filtered({ power: 300 }, [
    sent('slow', 'AVAILABLE', 5),
    sent('fast', 'OUTOFORDER', 5 * 24 * 60),
  ])
  expect((await show.status({ row, details })).lines.at(-2)).toMatch(/^same status since /)
})

test('plugs are listed by the filter first, then by power', async () => {
  const listed = async (more: Partial<Filters>) => {
    const { catalog } = await loaded({
      stations: [station('S')],
      plugs: [withPower('a', 50), withPower('b', 22), withPower('c', 300), withPower('d', 50)],
    })
    const details = await catalog.details('S', { filters: { ...noFilters, ...more }, now })
    const plugs = details?.plugs ?? []
    const list = {
      plugs,
      matching: more.power ? ['b', 'd'] : undefined,
      age: null,
      now,
      renderSince: () => null,
    }
    return (await render(createElement(PlugList, list)))
      .texts('.plug-id')
      .map((id) => id.slice(-1))
      .join('')
  }
  expect(await listed({})).toBe('cadb')
  expect(await listed({ power: 1 })).toBe('dbca')
})

test('plugs with equal connectors have one heading, with their number', async () => {
  const { catalog } = await loaded({
    stations: [station('S')],
    plugs: [withPower('a', 22), withPower('b', 300), withPower('c', 22), withPower('d', 22)],
  })
  const plugs = (await catalog.details('S', { filters: noFilters, now }))?.plugs ?? []
  const list = (matching?: readonly string[]) =>
    render(createElement(PlugList, { plugs, matching, age: null, now, renderSince: () => null }))
  expect((await list()).texts('.plug-connectors')).toEqual(['CCS 300 kW', 'CCS 22 kW 3 plugs'])
  expect((await list(['a', 'd'])).texts('.plug-connectors').map((text) => text.trim())).toEqual([
    expect.stringMatching(/^CCS 22 kW.*matches your filter 2 plugs$/),
    'CCS 300 kW',
    'CCS 22 kW',
  ])
})
