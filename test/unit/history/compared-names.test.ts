import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { PlugDetails } from '../../../src/catalog/catalog-api'
import type { ComparedSeries } from '../../../src/history/compare/compared'
import { nameAxis, nameOwnSeries, nameSeries, splitNames } from '../../../src/history/compare/name-series'
import { createI18n } from '../../../src/i18n/i18n'
import english from '../../../src/i18n/messages/en.json'
import { statusPalettes } from '../../../src/stations/status-palette'
import { contrast, eyes, leastDistance } from '../stations/colour-distance'

const i18n = createI18n('en', english, 'Europe/Rome')

function series(stationId: string, plug: string | null, dataType: string, unit = ''): ComparedSeries {
  return {
    key: { level: plug === null ? 'station' : 'plug', id: plug ?? stationId, dataType, period: 600 },
    measuredAt: null,
    station: { id: stationId, name: `Hotel ${stationId}` },
    plug: plug === null ? null : ({ id: plug, name: plug } as PlugDetails),
    unit,
    access: 'open',
    kind: 'measure',
  }
}

describe('names of compared series', () => {
  test('say once what all have in common', () => {
    expect(splitNames(i18n, [series('A', 'p1', 'power', 'kW'), series('A', 'p2', 'power', 'kW')])).toEqual({
      common: 'Hotel A · Power now (kW)',
      names: ['p1', 'p2'],
    })
    expect(splitNames(i18n, [series('A', null, 'power', 'kW'), series('B', null, 'power', 'kW')])).toEqual({
      common: 'Power now (kW)',
      names: ['Hotel A', 'Hotel B'],
    })
  })

  test('are whole for one series, and where stations only share their name', () => {
    expect(splitNames(i18n, [series('A', null, 'power', 'kW')])).toEqual({
      common: '',
      names: ['Hotel A · Power now (kW)'],
    })
    const twin = { ...series('B', 'p2', 'x'), station: { id: 'B', name: 'Hotel A' } }
    expect(splitNames(i18n, [series('A', 'p1', 'y'), twin])).toEqual({
      common: '',
      names: ['Hotel A · p1 · y', 'Hotel A · p2 · x'],
    })
  })

  test('keep the plug where those of two stations share their name', () => {
    const all = [series('A', 'E1', 'power', 'kW'), series('B', 'E1', 'power', 'kW')]
    expect(splitNames(i18n, all)).toEqual({
      common: 'Power now (kW)',
      names: ['Hotel A · E1', 'Hotel B · E1'],
    })
  })

  test('tell plugs of one label and one station apart', () => {
    const plug = (id: string, dataType: string) => ({
      ...series('A', id, dataType),
      plug: { id, name: 'IT*ABC*E1' } as PlugDetails,
    })
    expect(splitNames(i18n, [plug('p1', 'x'), plug('p2', 'x'), series('A', 'p3', 'x')]).names).toEqual([
      'IT*ABC*E1 · p1',
      'IT*ABC*E1 · p2',
      'p3',
    ])
    const names = nameSeries(i18n, [plug('p1', 'x'), plug('p2', 'x')])
    expect(names).toEqual(['Hotel A · IT*ABC*E1 · x · p1', 'Hotel A · IT*ABC*E1 · x · p2'])
  })

  test('below their station do without its name, and tell plugs of one label apart', () => {
    const plug = (id: string) => ({
      ...series('A', id, 'power', 'kW'),
      plug: { id, name: 'IT*ABC*E1' } as PlugDetails,
    })
    expect(nameOwnSeries(i18n, [series('A', null, 'power', 'kW'), series('A', 'p1', 'y')])).toEqual([
      'Power now (kW)',
      'p1 · y',
    ])
    expect(nameOwnSeries(i18n, [plug('p1'), plug('p2')])).toEqual([
      'IT*ABC*E1 · Power now (kW) · p1',
      'IT*ABC*E1 · Power now (kW) · p2',
    ])
  })

  test('an axis is named by its values, each once', () => {
    const all = [series('A', null, 'power', 'kW'), series('B', null, 'power', 'kW')]
    expect(nameAxis(i18n, all)).toBe('Power now (kW)')
  })
})

describe.each(['light', 'dark'] as const)('the %s colours of lines', (look) => {
  const sheet = readFileSync('src/history/compare/compare.css', 'utf8')
  const pairs = [...sheet.matchAll(/--line-\d: light-dark\((#\w{6}), (#\w{6})\)/g)]
  const colours = pairs.map(([, light = '', dark = '']) => (look === 'light' ? light : dark))

  test('stand out against the page by 3 : 1', () => {
    expect(colours).toHaveLength(6)
    for (const colour of colours)
      expect(contrast(colour, statusPalettes[look].surface)).toBeGreaterThanOrEqual(3)
  })

  test.each(['protanopia', 'deuteranopia'])('are distinguishable with %s', (eye) => {
    expect(
      leastDistance(
        colours,
        eyes[eye] ?? [
          [0, 0, 0],
          [0, 0, 0],
          [0, 0, 0],
        ],
      ),
    ).toBeGreaterThan(30)
  })
})
