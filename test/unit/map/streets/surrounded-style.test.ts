import {
  type ExpressionSpecification,
  type StyleSpecification,
  validateStyleMin,
} from '@maplibre/maplibre-gl-style-spec'
import { expect, test } from 'vitest'
import { readBasemap } from '../../../../src/map/basemap/basemap-data'
import { basemapPalettes } from '../../../../src/map/basemap/basemap-palette'
import { embeddedStyle } from '../../../../src/map/basemap/embedded-style'
import { readAttribution } from '../../../../src/map/controls/attribution-text'
import { streetStyle } from '../../../../src/map/streets/street-style'
import { archiveBounds, surroundArchive } from '../../../../src/map/streets/surrounded-style'
import file from '../../../../src/model/basemap.json'

const bounds: [number, number, number, number] = [11, 46, 12, 47]
const streets = (more: object) =>
  streetStyle('dark', { type: 'vector', tiles: ['https://tiles.example/{z}/{x}/{y}'], ...more })
const embedded = embeddedStyle('dark', readBasemap(file))
const credits = [{ text: 'A & B', use: '', licence: '', url: 'https://credits.example/?a=1&b=2' }]

test('around an archive the embedded map is drawn, and a rectangle hides it where the archive is', () => {
  const style = surroundArchive(streets({ bounds }), embedded, credits)
  expect(validateStyleMin(style)).toEqual([])
  const ids = style.layers.map(({ id }) => id)
  const cover = ids.indexOf('embedded:archive-area')
  expect(ids[0]).toBe('ground')
  expect(ids.slice(1, cover)).toEqual(embedded.layers.slice(1).map(({ id }) => id))
  expect(ids.slice(cover + 1)).toEqual(
    streets({})
      .layers.map(({ id }) => id)
      .filter((id) => id !== 'ground'),
  )
  expect(style.layers[cover]).toMatchObject({ paint: { 'fill-color': basemapPalettes.dark.ground } })
  const { data } = style.sources['embedded:archive-area'] as { data: { coordinates: number[][][] } }
  expect(data.coordinates[0]?.slice(0, 3)).toEqual([
    [11, 46],
    [12, 46],
    [12, 47],
  ])
})

test('a ground whose colour changes with the zoom gives that colour to the rectangle', () => {
  const colour: ExpressionSpecification = ['step', ['zoom'], '#111', 10, '#222']
  const { layers, ...others } = streets({ bounds })
  const expressed: StyleSpecification = {
    ...others,
    layers: layers.map((layer) =>
      layer.type === 'background' ? { ...layer, paint: { 'background-color': colour } } : layer,
    ),
  }
  const style = surroundArchive(expressed, embedded, credits)
  expect(validateStyleMin(style)).toEqual([])
  expect(style.layers.find(({ id }) => id === 'embedded:archive-area')).toMatchObject({
    paint: { 'fill-color': colour },
  })
})

test('the credits of the embedded map are those of its source', () => {
  const { sources } = surroundArchive(streets({ bounds }), embedded, credits)
  const [id = ''] = Object.keys(embedded.sources)
  expect(readAttribution(Reflect.get(sources[id] ?? {}, 'attribution'))).toEqual([
    { text: 'A & B', url: 'https://credits.example/?a=1&b=2' },
  ])
})

test('an archive that states no box is drawn alone', () => {
  const alone = streets({})
  expect(surroundArchive(alone, embedded, credits)).toBe(alone)
  expect(archiveBounds(alone)).toBeNull()
  expect(archiveBounds(streets({ bounds }))).toEqual(bounds)
})
