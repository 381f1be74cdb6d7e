import { describe, expect, test } from 'vitest'
import type { ClusterSymbol, StationSymbol } from '../../../../src/catalog/catalog-symbol'
import type { StationSummary } from '../../../../src/catalog/station-summary'
import { toMercator } from '../../../../src/map/flat-view'
import {
  createCountFormat,
  toHighlightDrawings,
  toMapSymbols,
  toStationNames,
  toUserDrawings,
} from '../../../../src/stations/map/drawings'
import { clusterIcon, iconKey, type StationIcon, statusIcon } from '../../../../src/stations/map/station-icon'
import { findStatusColour, statusPalettes } from '../../../../src/stations/status-palette'

const usable = {
  isUnchanged: false,
  freeNow: true,
  faded: false,
  outOfUse: null,
  shut: null,
  openUntil: null,
  conflict: null,
}
const cluster: ClusterSymbol = {
  kind: 'cluster',
  id: 'cluster-7',
  cluster: 'a.7',
  position: { lon: 11.35, lat: 46.5 },
  count: 1200,
  byStatus: [1000, 0, 200, 0, 0, 0, 0, 0, 0, 0, 0],
  fadedByStatus: [10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
}
const station: StationSymbol = {
  kind: 'station',
  id: 'IT*1_a',
  position: { lon: 11.16, lat: 46.67 },
  count: 1,
  name: 'Merano Terme',
  status: 'partly',
  faded: true,
}
const symbols = [cluster, station]
const withIcon = (icon: StationIcon) => ({ key: iconKey(icon), draw: expect.any(Function) })
const summary: StationSummary = {
  id: 'IT*1_a',
  aliases: [],
  name: 'Merano Terme',
  municipality: '',
  address: '',
  provider: '',
  accessType: 'PUBLIC',
  categories: [],
  position: { lon: 11.16, lat: 46.67 },
  status: 'available',
  freshness: 'live',
  measuredAt: null,
  free: null,
  total: null,
  connectors: [],
  limitedAccess: null,
  matching: null,
  freeConnectors: null,
  closedValues: 0,
  distance: null,
  ...usable,
}

describe('stations on the map', () => {
  const drawn = toMapSymbols(symbols, 'dark', createCountFormat('en'), null)

  test('are symbols whose icons contain all inputs of the drawing', () => {
    expect(drawn).toEqual([
      {
        kind: 'symbol',
        place: toMercator(11.35, 46.5),
        icon: withIcon({
          kind: 'cluster',
          look: 'dark',
          parts: [
            { colour: findStatusColour('dark', 'available'), count: 1000, faded: 10 },
            { colour: findStatusColour('dark', 'occupied'), count: 200, faded: 0 },
          ],
          label: '1.2K',
        }),
        scale: 1,
        target: { kind: 'stations', id: 'cluster-7', count: 1200 },
      },
      {
        kind: 'symbol',
        place: toMercator(11.16, 46.67),
        icon: withIcon(statusIcon('dark', 'partly', true)),
        scale: 1,
        target: { kind: 'stations', id: 'IT*1_a', count: 1 },
      },
    ])
  })

  test('further down the screen are in front', () => {
    const southern = { ...station, id: 'south', position: { lon: 11.16, lat: 45 } }
    const drawn = toMapSymbols([southern, station], 'light', String, null)
    expect(drawn.map(({ target }) => target?.id)).toEqual(['IT*1_a', 'south'])
  })

  test('are in front of clusters, whatever the order of the catalog', () => {
    const southern = { ...cluster, position: { lon: 11.16, lat: 45 } }
    const drawn = toMapSymbols([station, southern], 'light', String, null)
    expect(drawn.map(({ target }) => target?.id)).toEqual(['cluster-7', 'IT*1_a'])
  })

  test('have names from street level on; clusters have none', () => {
    expect(toStationNames(symbols, 'cluster-7', 'dark')).toMatchObject([
      {
        text: 'Merano Terme',
        place: toMercator(11.16, 46.67),
        minzoom: 13,
        style: { colour: statusPalettes.dark.text, halo: statusPalettes.dark.surface },
      },
    ])
  })

  test('that the classes are not about are dots below the others, without a name', () => {
    const dot: StationSymbol = { ...station, id: 'dot', position: { lon: 11.16, lat: 45 }, isDot: true }
    const drawn = toMapSymbols([cluster, dot], 'light', String, null)
    expect(drawn.map(({ scale, target }) => [scale, target?.id])).toEqual([
      [0.4, 'dot'],
      [1, 'cluster-7'],
    ])
    expect(toStationNames([dot], null, 'light')).toEqual([])
  })

  test('have no second name when they are opened', () => {
    expect(toStationNames(symbols, 'IT*1_a', 'light')).toEqual([])
  })
})

describe('highlights', () => {
  test('show the opened station in front of the hovered one', () => {
    const hovered = { ...summary, id: 'IT*2', faded: true }
    const colour = statusPalettes.light.accent
    expect(toHighlightDrawings({ opened: summary, hovered }, 'light', null)).toMatchObject([
      { radius: 16, line: { colour } },
      { icon: withIcon(statusIcon('light', 'available', true)), target: null },
      { radius: 20, line: { colour } },
      {
        icon: withIcon(statusIcon('light', 'available', false)),
        target: { kind: 'highlight', id: summary.id },
      },
      { text: summary.name },
    ])
  })

  test('have the name of the opened station outside of its ring', () => {
    const [ring, , name] = toHighlightDrawings({ opened: summary, hovered: null }, 'light', null)
    if (ring?.kind !== 'circle' || name?.kind !== 'label') throw new Error('Expected a ring and a name.')
    expect(name.offset).toBeGreaterThanOrEqual(ring.radius + ring.line.width)
  })

  test('have the sign of the station on a map with classes', () => {
    const colouring = {
      classes: { by: 'use' },
      toIcon: () => statusIcon('light', 'unknown', false),
      ClassLegend: () => null,
    } as const
    expect(toHighlightDrawings({ opened: summary, hovered: null }, 'light', colouring)).toMatchObject([
      {},
      { icon: withIcon(statusIcon('light', 'unknown', false)), scale: 1.15 },
      {},
    ])
    const dot = { ...summary, isDot: true }
    expect(toHighlightDrawings({ opened: dot, hovered: null }, 'light', null)[1]).toMatchObject({
      scale: 0.4,
    })
  })

  test('show a station once that is opened and hovered', () => {
    expect(toHighlightDrawings({ opened: summary, hovered: summary }, 'light', null)).toHaveLength(3)
  })

  test('leave out a station without a position', () => {
    expect(
      toHighlightDrawings({ opened: { ...summary, position: null }, hovered: null }, 'light', null),
    ).toEqual([])
  })
})

test('partly free stations have a thinner line in a ring than free ones', () => {
  const counts = (['available', 'partly'] as const).map((status) => ({ status, count: 2, faded: 0 }))
  const icon = clusterIcon('light', counts, '4')
  expect(icon.kind === 'cluster' && icon.parts.map(({ isThin }) => isThin)).toEqual([undefined, true])
})

test('the person has one dot, which keeps names off', () => {
  expect(toUserDrawings(null, 'light')).toEqual([])
  expect(toUserDrawings({ lon: 11, lat: 46 }, 'light')).toMatchObject([
    { kind: 'circle', place: toMercator(11, 46), fill: statusPalettes.light.accent, keepsNamesOff: true },
  ])
})

test.each([
  ['en', 999, '999'],
  ['en', 1_234, '1.2K'],
  ['de', 1_234_567, '1,2\u00a0Mio.'],
])('the number of a cluster in %s: %i is “%s”', (language, count, text) => {
  expect(createCountFormat(language)(count)).toBe(text)
})
