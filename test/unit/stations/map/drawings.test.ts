import { describe, expect, test } from 'vitest'
import type { Drawn } from '../../../../src/catalog/catalog-api'
import type { StationSummary } from '../../../../src/catalog/station-summary'
import { toMercator } from '../../../../src/map/flat-view'
import { highlightDrawings, stationNames, stationSymbols } from '../../../../src/stations/map/drawings'
import { statusPalettes } from '../../../../src/stations/status-palette'

const usable = {
  isUnchanged: false,
  freeNow: true,
  faded: false,
  outOfUse: null,
  shut: null,
  conflict: null,
}
const at = (lon: number, lat: number) => ({ type: 'Point' as const, coordinates: [lon, lat] })
const drawn: Drawn = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: at(11.35, 46.5),
      properties: {
        kind: 'cluster',
        id: 'cluster-7',
        cluster: 'a.7',
        count: 1200,
        mix: '1000,0,200,0,0,0,0,0,0,0',
        faded: '10,0,0,0,0,0,0,0,0,0',
      },
    },
    {
      type: 'Feature',
      geometry: at(11.16, 46.67),
      properties: {
        kind: 'station',
        id: 'IT*1_a',
        name: 'Merano Terme',
        status: 'partly',
        faded: true,
        count: 1,
      },
    },
  ],
}
const summary: StationSummary = {
  id: 'IT*1_a',
  aliases: [],
  name: 'Merano Terme',
  municipality: '',
  address: '',
  provider: '',
  position: { lon: 11.16, lat: 46.67 },
  status: 'available',
  freshness: 'live',
  measuredAt: null,
  free: null,
  total: null,
  connectors: [],
  closedValues: 0,
  distance: null,
  ...usable,
}

describe('stations on the map', () => {
  const { stations, clusters } = stationSymbols(drawn, 'dark', (count) => `${count / 1000}K`)

  test('are symbols whose image ids contain all inputs of the drawing', () => {
    expect(clusters).toEqual([
      {
        place: toMercator(11.35, 46.5),
        icon: 'cluster/dark/1000,0,200,0,0,0,0,0,0,0/10,0,0,0,0,0,0,0,0,0/1.2K',
        scale: 1,
        target: { id: 'cluster-7', count: 1200 },
      },
    ])
    expect(stations).toEqual([
      {
        place: toMercator(11.16, 46.67),
        icon: 'icon/dark/partly/faded',
        scale: 1,
        target: { id: 'IT*1_a', count: 1 },
      },
    ])
  })

  test('further down the screen are in front', () => {
    const [, station] = drawn.features
    if (!station) throw new Error('No station.')
    const southern = {
      ...station,
      geometry: at(11.16, 45),
      properties: { ...station.properties, id: 'south' },
    } as typeof station
    const { stations } = stationSymbols({ ...drawn, features: [southern, station] }, 'light', String)
    expect(stations.map(({ target }) => target?.id)).toEqual(['IT*1_a', 'south'])
  })

  test('have names from street level on; clusters have none', () => {
    expect(stationNames(drawn, 'cluster-7', 'dark')).toMatchObject([
      {
        text: 'Merano Terme',
        place: toMercator(11.16, 46.67),
        minzoom: 13,
        style: { colour: statusPalettes.dark.text, halo: statusPalettes.dark.surface },
      },
    ])
  })

  test('have no second name when they are chosen', () => {
    expect(stationNames(drawn, 'IT*1_a', 'light')).toEqual([])
  })
})

describe('highlights', () => {
  test('show the chosen station in front of the hovered one', () => {
    const hovered = { ...summary, id: 'IT*2', faded: true }
    const colour = statusPalettes.light.accent
    expect(highlightDrawings({ selected: summary, hovered }, 'light')).toMatchObject([
      { radius: 16, line: { colour } },
      { icon: 'icon/light/available/faded', target: null },
      { radius: 20, line: { colour } },
      { icon: 'icon/light/available/now', target: { id: summary.id, count: 0 } },
      { text: summary.name },
    ])
  })

  test('show a station once that is chosen and hovered', () => {
    expect(highlightDrawings({ selected: summary, hovered: summary }, 'light')).toHaveLength(3)
  })

  test('leave out a station without a position', () => {
    expect(highlightDrawings({ selected: { ...summary, position: null }, hovered: null }, 'light')).toEqual(
      [],
    )
  })
})
