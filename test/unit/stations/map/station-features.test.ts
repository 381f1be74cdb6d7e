import { describe, expect, test } from 'vitest'
import type { Drawn } from '../../../../src/catalog/catalog-api'
import type { StationSummary } from '../../../../src/catalog/station-summary'
import { iconsOf, markFeatures, stationFeatures } from '../../../../src/stations/map/station-features'

const usable = {
  pushed: false,
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
  const features = stationFeatures(drawn, 'dark', (count) => `${count / 1000}K`).features

  test('are pictures that hold all that the drawing depends on', () => {
    expect(features.map(({ properties }) => properties)).toEqual([
      {
        id: 'cluster-7',
        icon: 'cluster/dark/1000,0,200,0,0,0,0,0,0,0/10,0,0,0,0,0,0,0,0,0/1.2K',
        count: 1200,
        name: '',
        cluster: 'a.7',
      },
      { id: 'IT*1_a', icon: 'sign/dark/partly/faded', count: 1, name: 'Merano Terme', cluster: '' },
    ])
    expect(features.map(({ geometry }) => geometry.coordinates)).toEqual([
      [11.35, 46.5],
      [11.16, 46.67],
    ])
  })

  test('need each picture once', () => {
    const twice = { type: 'FeatureCollection' as const, features: [...features, ...features] }
    expect([...iconsOf([twice])]).toHaveLength(2)
  })
})

describe('marks', () => {
  test('lay the chosen station over the one that is pointed at', () => {
    const hovered = { ...summary, id: 'IT*2', faded: true }
    const { features } = markFeatures('light', { selected: summary, hovered })
    expect(features.map(({ properties }) => properties)).toEqual([
      { id: 'IT*2', icon: 'sign/light/available/faded', mark: 'hovered' },
      { id: 'IT*1_a', icon: 'sign/light/available/now', mark: 'selected' },
    ])
  })

  test('leave out a station without a place', () => {
    expect(
      markFeatures('light', { selected: { ...summary, position: null }, hovered: null }).features,
    ).toEqual([])
  })
})
