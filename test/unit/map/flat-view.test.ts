import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type FlatView,
  fitInto,
  isSameCamera,
  lookAt,
  pan,
  project,
  setPadding,
  unproject,
  viewExtent,
  zoomAround,
} from '../../../src/map/flat-view'
import { noPadding, shrinkToFit } from '../../../src/map/padding'

/** What is used of MapLibre's own mathematics, which it ships as source beside its script, and does not export. */
interface Transform {
  zoom: number
  center: { lng: number; lat: number }
  resize(width: number, height: number): void
  setPadding(padding: object): void
  setZoom(zoom: number): void
  setCenter(center: unknown): void
  locationToScreenPoint(place: unknown): { x: number; y: number }
  screenPointToLocation(point: unknown): { lng: number; lat: number }
}
const geo = new URL('../../../node_modules/maplibre-gl/src/geo/', import.meta.url).href
const { MercatorTransform } = await import(/* @vite-ignore */ `${geo}projection/mercator_transform.ts`)
const { cameraForBoxAndBearing } = await import(/* @vite-ignore */ `${geo}projection/camera_helper.ts`)
const { LngLat } = await import(/* @vite-ignore */ `${geo}lng_lat.ts`)
const { LngLatBounds } = await import(/* @vite-ignore */ `${geo}lng_lat_bounds.ts`)

const desktop = { width: 1440, height: 900, padding: { top: 72, right: 64, bottom: 16, left: 436 } }
const phone = { width: 390, height: 844, padding: { top: 124, right: 16, bottom: 413, left: 16 } }
const bolzano = { lon: 11.35, lat: 46.5, zoom: 11 }

/** MapLibre with the same size and cover, as `create-map.ts` makes it. */
function transformOf({ width, height, padding }: Omit<FlatView, 'camera'>): Transform {
  const transform: Transform = new MercatorTransform({
    minZoom: -2,
    maxZoom: 19,
    minPitch: 0,
    maxPitch: 0,
    renderWorldCopies: false,
  })
  transform.resize(width, height)
  transform.setPadding(shrinkToFit(padding, width, height))
  return transform
}

const frames = fc.constantFrom(desktop, phone, { width: 800, height: 480, padding: noPadding })
const cameras = fc.record({
  lon: fc.double({ min: -179, max: 179, noNaN: true }),
  lat: fc.double({ min: -84, max: 84, noNaN: true }),
  zoom: fc.double({ min: 0, max: 22, noNaN: true }),
})

describe('compared with MapLibre', () => {
  test('the same camera shows the same place at each pixel, also at the edge of the world', () => {
    fc.assert(
      fc.property(frames, cameras, (frame, camera) => {
        const transform = transformOf(frame)
        transform.setZoom(camera.zoom)
        transform.setCenter(new LngLat(camera.lon, camera.lat))
        const view = lookAt(frame, camera)
        expect(view.camera.zoom).toBeCloseTo(transform.zoom, 9)
        for (const [x, y] of [
          [0, 0],
          [frame.width, frame.height],
          [100, 300],
        ] as const) {
          const { lon, lat } = unproject(view, { x, y })
          const point = transform.locationToScreenPoint(new LngLat(lon, lat))
          expect(Math.hypot(point.x - x, point.y - y)).toBeLessThan(0.01)
        }
      }),
    )
  })

  test('the same bounds give the same camera', () => {
    const boxes = fc
      .tuple(
        cameras,
        fc.double({ min: 1e-5, max: 1, noNaN: true }),
        fc.double({ min: 1e-5, max: 1, noNaN: true }),
      )
      .map(([{ lon, lat }, wide, high]) => [lon, lat, lon + wide, lat + high / 2] as const)
    fc.assert(
      fc.property(frames, boxes, (frame, bounds) => {
        const transform = transformOf(frame)
        const fitted = cameraForBoxAndBearing(
          { maxZoom: 14, offset: [0, 0] },
          { top: 8, right: 8, bottom: 8, left: 8 },
          shrinkToFit(frame.padding, frame.width, frame.height),
          new LngLatBounds([...bounds]),
          0,
          transform,
        )
        const { camera } = fitInto(frame, bounds)
        const expected = { lon: fitted.center.lng, lat: fitted.center.lat, zoom: fitted.zoom }
        expect(isSameCamera(camera, lookAt(frame, expected).camera)).toBe(true)
      }),
    )
  })
})

describe('a flat view', () => {
  test('has its camera in the middle of the uncovered part', () => {
    expect(project(lookAt(desktop, bolzano), bolzano.lon, bolzano.lat)).toEqual({
      x: expect.closeTo((436 + 1440 - 64) / 2, 6),
      y: expect.closeTo((72 + 900 - 16) / 2, 6),
    })
  })

  test('has the bounds of the canvas and of its uncovered part', () => {
    const view = lookAt(desktop, bolzano)
    const { bounds, uncovered, zoom } = viewExtent(view)
    expect(zoom).toBe(11)
    const corners = (box: readonly number[]) => [
      project(view, box[0] ?? 0, box[3] ?? 0),
      project(view, box[2] ?? 0, box[1] ?? 0),
    ]
    const at = (x: number, y: number) => ({ x: expect.closeTo(x, 6), y: expect.closeTo(y, 6) })
    expect(corners(bounds)).toEqual([at(0, 0), at(1440, 900)])
    expect(corners(uncovered)).toEqual([at(436, 72), at(1376, 884)])
  })

  test('keeps places where they are on the screen when the padding changes', () => {
    const view = lookAt(desktop, bolzano)
    const place = unproject(view, { x: 900, y: 200 })
    const covered = setPadding(view, { ...desktop.padding, left: 808 })
    expect(covered.camera.zoom).toBe(11)
    expect(project(covered, place.lon, place.lat)).toEqual({
      x: expect.closeTo(900, 6),
      y: expect.closeTo(200, 6),
    })
  })

  test('keeps the place under the pointer when it is dragged and zoomed', () => {
    const view = lookAt(desktop, bolzano)
    const from = { x: 700, y: 300 }
    const place = unproject(view, from)
    const to = { x: 744, y: 280 }
    expect(project(pan(view, from, to), place.lon, place.lat)).toEqual({
      x: expect.closeTo(to.x, 6),
      y: expect.closeTo(to.y, 6),
    })
    const zoomed = zoomAround(view, 1.5, from)
    expect(zoomed.camera.zoom).toBe(12.5)
    expect(project(zoomed, place.lon, place.lat)).toEqual({
      x: expect.closeTo(from.x, 6),
      y: expect.closeTo(from.y, 6),
    })
  })

  test('treats cameras half a pixel apart as different', () => {
    const pixel = 360 / 512 / 2 ** 11
    expect(isSameCamera(bolzano, { ...bolzano, lon: bolzano.lon + 0.4 * pixel })).toBe(true)
    expect(isSameCamera(bolzano, { ...bolzano, lon: bolzano.lon + 0.6 * pixel })).toBe(false)
    expect(isSameCamera(bolzano, { ...bolzano, zoom: 11.01 })).toBe(false)
  })
})
