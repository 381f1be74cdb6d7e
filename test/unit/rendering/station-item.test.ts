import { type ComponentProps, createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { StationSummary } from '../../../src/catalog/station-summary'
import { favouriteIds } from '../../../src/stations/favourites/favourite-ids'
import { hoursAndPlugs, hoursPlugsAndProvider } from '../../../src/stations/list/RowMore'
import { RowPlugs } from '../../../src/stations/list/row-words'
import { StationItem } from '../../../src/stations/list/StationItem'
import { isNamesake } from '../../../src/stations/station-identity'
import { render } from './render'
import { hour, ignore, now, summary } from './shown'

afterEach(() => favouriteIds.set([]))

const row = (
  more: Partial<StationSummary> = {},
  props: object = {},
  addMore: ComponentProps<typeof RowPlugs>['value'] = null,
) =>
  render(
    createElement(StationItem, {
      station: summary(more),
      isOpened: false,
      now,
      onOpen: ignore,
      onHover: ignore,
      ...props,
    }),
    { around: (item) => createElement(RowPlugs, { value: addMore }, item) },
  )

test('a row has the name, the free plugs, the place, the age and the plugs', async () => {
  const shown = await row()
  expect(shown.texts('.row-name')).toEqual(['Bahnhof'])
  expect(shown.texts('.row-free')).toEqual(['1 of 2 free'])
  expect(shown.texts('.row-place')).toEqual(['Bahnhofplatz 1 · Bozen'])
  expect(shown.texts('.row-age')).toEqual(['5 min ago'])
  expect(shown.texts('.row-plugs')).toEqual(['CCS 150 kW'])
  expect(shown.texts('.row-note')).toEqual([])
  const order = shown.elements.map(({ props }) => String(props.className).split(' ').at(-1))
  expect(order.filter((name) => /^(?:row-(?!line)|text|freshness)/.test(name ?? ''))).toEqual([
    ...['row-name', 'text-partly', 'row-place', 'freshness-live', 'row-plugs'],
  ])
})

test('a row shows at most three connectors, in their order', async () => {
  const connectors = [
    { type: 'CCS', powerKw: 300 },
    { type: 'CHAdeMO', powerKw: 50 },
    { type: 'Type 2', powerKw: 22 },
    { type: 'Schuko', powerKw: 3.7 },
  ]
  expect((await row({ connectors })).texts('.row-plugs')).toEqual([
    'CCS 300 kW · CHAdeMO 50 kW · Type 2 22 kW',
  ])
})

test.each([
  ['always open', 'always', '24/7 · CCS 150 kW'],
  ['open until a time', now + hour, 'Open until 11:00 · CCS 150 kW'],
  ['open, nobody knows how long', 'weekly', 'Open now · CCS 150 kW'],
  ['of unknown hours, which are not called closed', null, 'CCS 150 kW'],
] as const)(
  'before the plugs, a row of the long list says of a station that it is %s',
  async (_, openUntil, text) => {
    const plugsOf = async (more: Partial<StationSummary>) =>
      (await row({ openUntil, ...more }, {}, hoursAndPlugs)).texts('.row-plugs')
    expect(await plugsOf({})).toEqual([text])
    expect(await plugsOf({ outOfUse: 'FAULT' }), 'nobody can charge there').toEqual(['CCS 150 kW'])
  },
)

test('only what a row has is separated', async () => {
  const plugsOf = async (more: Partial<StationSummary>) =>
    (await row(more, { hasPlugs: false }, hoursPlugsAndProvider)).texts('.row-plugs')
  const all = { openUntil: 'always' as const, provider: 'Neogy' }
  expect(await plugsOf(all)).toEqual(['24/7 · CCS 150 kW · Neogy'])
  expect(await plugsOf({ ...all, connectors: [] })).toEqual(['24/7 · Neogy'])
  expect(await plugsOf({ ...all, connectors: [], provider: '' })).toEqual(['24/7'])
  expect(await plugsOf({ ...all, openUntil: null, connectors: [] })).toEqual(['Neogy'])
})

test('a row without connectors says that none is stated, once plugs are loaded', async () => {
  const plugsOf = async (more: object, props: object) => (await row(more, props)).texts('.row-plugs')
  expect(await plugsOf({ connectors: [] }, { hasPlugs: true })).toEqual(['Connector not stated'])
  expect(await plugsOf({ connectors: [] }, { hasPlugs: false })).toEqual([''])
  expect(await plugsOf({}, { hasPlugs: true })).toEqual(['CCS 150 kW'])
})

test.each([
  ['out of use', { outOfUse: 'FAULT' }, 'Out of order'],
  ['closed until eleven', { shut: { opensAt: now + hour } }, 'Closed until 11:00'],
  ['closed', { shut: { opensAt: null } }, 'Closed now'],
] as const)(
  'a row of a station that is %s says so after name and place, and has no age',
  async (_, more, words) => {
    const shown = await row({ ...more, distance: 1234 })
    expect(shown.lines.at(-1), 'the distance ends each row').toMatch(/1\.2 km$/)
    expect(shown.texts('.row-free')).toEqual([words])
    expect(shown.texts('.row-age')).toEqual([])
  },
)

test('an old status is called old, and is faded', async () => {
  const shown = await row({ freshness: 'stale', measuredAt: now - 5 * hour, faded: true })
  expect(shown.texts('.row-age')).toEqual(['old: 5 hr ago'])
  expect(shown.all('.freshness-stale')).toHaveLength(1)
  expect(shown.all('.row-free')[0]?.props['data-stale']).toBe(true)
  expect(shown.all('.status-icon')[0]?.props['data-stale']).toBe(true)
})

test('a current measurement is marked as now, an older live one is not', async () => {
  expect((await row()).all('.row-age')[0]?.props['data-now']).toBe(true)
  expect((await row({ measuredAt: now - 3 * hour })).all('.row-age')[0]?.props['data-now']).toBe(undefined)
  const unchanged = await row({ measuredAt: now - 3 * hour, isUnchanged: true })
  expect(unchanged.all('.row-age')[0]?.props['data-now'], 'the service would send a change').toBe(true)
})

test.each([
  [1, '1 value that only your team sees'],
  [3, '3 values that only your team sees'],
])(
  'a row of a station with %i closed values has an open lock beside its plugs',
  async (closedValues, label) => {
    expect((await row({ closedValues })).lines.at(-1)).toContain(`[${label}]`)
    expect((await row()).text).not.toContain('https://issuer|team')
  },
)

test('a row says that a station is not on the map, or how far away it is', async () => {
  expect((await row({ position: null })).texts('.row-note')).toEqual(['not on the map'])
  expect((await row({ distance: 1234 })).texts('.row-note')).toEqual(['1.2 km'])
  expect((await row({ distance: 149 })).texts('.row-note')).toEqual(['150 m'])
})

test('a favourite has a star by any of its ids', async () => {
  favouriteIds.set(['T'])
  expect((await row({ aliases: ['T'] })).lines[0]).toBe('Bahnhof [Favourite]')
  expect((await row({ aliases: [] })).lines[0]).toBe('Bahnhof')
})

test('the row of the opened station is the current one for styles and screen readers', async () => {
  const opened = await row({}, { isOpened: true })
  expect(opened.all('.row')[0]?.props['data-opened']).toBe(true)
  expect(opened.one('button').props['aria-current']).toBe(true)
  const other = await row()
  expect(other.all('.row')[0]?.props['data-opened']).toBe(undefined)
  expect(other.one('button').props['aria-current']).toBe(undefined)
})

test('a row under the mouse of the map is marked', async () => {
  expect((await row({}, { isHovered: true })).all('.row')[0]?.props['data-hovered']).toBe(true)
  expect((await row()).all('.row')[0]?.props['data-hovered']).toBe(undefined)
})

test('a press opens the station; pointer and focus mark it on the map, and unmark it', async () => {
  const calls: unknown[] = []
  const shown = await row(
    {},
    { onOpen: (id: string) => calls.push(`open ${id}`), onHover: (id: string | null) => calls.push(id) },
  )
  const [box] = shown.all('.row')
  if (!box) throw new Error('Expected a row.')
  await shown.act(box, 'onPointerEnter')
  await shown.act(box, 'onPointerLeave')
  await shown.act(shown.one('button'), 'onFocus')
  await shown.act(shown.one('button'), 'onBlur')
  await shown.press('Bahnhof')
  expect(calls).toEqual(['S', null, 'S', null, 'open S'])
})

test('a row whose name and place another row has shows its id', async () => {
  const one = summary({ id: 'CH*1A' })
  const others = [summary({ id: 'CH*1B' }), summary({ id: 'CH*2', address: 'Rathausplatz 2' })]
  expect(isNamesake(one, [one, ...others])).toBe(true)
  expect(isNamesake(one, [one, ...others.slice(1)])).toBe(false)
  const shown = await row({ id: 'CH*1A' }, { hasNamesake: true })
  expect(shown.texts('.row-plugs')).toEqual(['CH*1A · CCS 150 kW'])
})

test('a station that is not for everyone says so before its plugs', async () => {
  const shown = await row({ limitedAccess: 'PRIVATE' })
  expect(shown.texts('.row-plugs')).toEqual(['Private · CCS 150 kW'])
})
