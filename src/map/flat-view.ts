import type { Bounds } from '../model/station'
import type { Camera } from './camera'
import type { MapExtent } from './extent'
import { type Padding, shrinkToFit } from './padding'

/** View of a flat, north-up map, calculated like MapLibre's but without MapLibre. */
export interface FlatView {
  /** CSS pixels. */
  width: number
  height: number
  /** Requested padding; `shrinkToFit` scales it down where too little of the map would stay uncovered. */
  padding: Padding
  camera: Camera
}

export interface Pixel {
  x: number
  y: number
}

/** Position in Web Mercator: 0, 0 is north-west and 1, 1 south-east. */
export type Mercator = readonly [x: number, y: number]

/** Size of a tile in CSS pixels, which is the world at zoom 0. */
const tile = 512
/** Latitude at the edge of the Web Mercator square. */
const maxLat = 85.051129

export const largestZoom = 19
/** How a box is fitted into the uncovered part of a map. */
export interface Fit {
  /** Space around the box, such as for controls, in CSS pixels. */
  margin: Padding
  /** For a small box, such as of a single station. */
  maxZoom: number
}

export const initialFit: Fit = { margin: { top: 8, right: 8, bottom: 8, left: 8 }, maxZoom: 14 }

export function toMercator(lon: number, lat: number): Mercator {
  const y = (180 - (180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))) / 360
  return [(180 + lon) / 360, y]
}

export function fromMercator([x, y]: Mercator): { lon: number; lat: number } {
  const lat = (360 / Math.PI) * Math.atan(Math.exp(((180 - y * 360) * Math.PI) / 180)) - 90
  return { lon: x * 360 - 180, lat }
}

/** Returns width and height of the world in CSS pixels. */
export function worldSize(zoom: number): number {
  return tile * 2 ** zoom
}

/** Returns the pixel of the camera's position: the middle of the uncovered part. */
function uncoveredMiddle({ width, height, padding }: Omit<FlatView, 'camera'>): Pixel {
  const { top, right, bottom, left } = shrinkToFit(padding, width, height)
  return { x: (left + width - right) / 2, y: (top + height - bottom) / 2 }
}

/** Returns the pixel of 0, 0 in Web Mercator. 1, 1 is `worldSize` further right and down. */
export function worldOrigin(view: FlatView): Pixel {
  const { camera } = view
  const size = worldSize(camera.zoom)
  const middle = uncoveredMiddle(view)
  const [x, y] = toMercator(camera.lon, camera.lat)
  return { x: middle.x - x * size, y: middle.y - y * size }
}

export function project(view: FlatView, lon: number, lat: number): Pixel {
  const origin = worldOrigin(view)
  const size = worldSize(view.camera.zoom)
  const [x, y] = toMercator(lon, lat)
  return { x: origin.x + x * size, y: origin.y + y * size }
}

export function unproject(view: FlatView, { x, y }: Pixel): { lon: number; lat: number } {
  const origin = worldOrigin(view)
  const size = worldSize(view.camera.zoom)
  return fromMercator([(x - origin.x) / size, (y - origin.y) / size])
}

export function viewExtent(view: FlatView): MapExtent {
  const { width, height, camera } = view
  const { top, right, bottom, left } = shrinkToFit(view.padding, width, height)
  const between = (from: Pixel, to: Pixel): Bounds => {
    const { lon: west, lat: north } = unproject(view, from)
    const { lon: east, lat: south } = unproject(view, to)
    return [west, south, east, north]
  }
  return {
    bounds: between({ x: 0, y: 0 }, { x: width, y: height }),
    uncovered: between({ x: left, y: top }, { x: width - right, y: height - bottom }),
    zoom: camera.zoom,
  }
}

/** Returns the view with another camera, limited so that nothing beyond the world is visible. */
export function lookAt(view: Omit<FlatView, 'camera'>, { lon, lat, zoom }: Camera): FlatView {
  const { width, height, padding } = view
  const { top, right, bottom, left } = shrinkToFit(padding, width, height)
  const [across, down] = [width - left - right, height - top - bottom]
  const wanted = Math.min(zoom, largestZoom)
  const enlarged = Math.log2(Math.max(1, Math.max(across, down) / worldSize(wanted)))
  const size = worldSize(wanted + enlarged)
  const [x, y] = toMercator(lon, clamp(lat, -maxLat, maxLat))
  const inside = (coordinate: number, length: number) =>
    clamp(coordinate, length / 2 / size, 1 - length / 2 / size)
  return {
    ...view,
    camera: { ...fromMercator([inside(x, across), inside(y, down)]), zoom: wanted + enlarged },
  }
}

/** Fits a box into the uncovered part, as MapLibre does it. */
export function fitInto(
  view: Omit<FlatView, 'camera'>,
  [west, south, east, north]: Bounds,
  { margin, maxZoom } = initialFit,
): FlatView {
  const covered = shrinkToFit(view.padding, view.width, view.height)
  const width = view.width - covered.left - covered.right
  const height = view.height - covered.top - covered.bottom
  const { top, right, bottom, left } = shrinkToFit(margin, width, height)
  const [x0, y0] = toMercator(west, north)
  const [x1, y1] = toMercator(east, south)
  const scale = Math.min(
    Math.max(1, width - left - right) / (x1 - x0),
    Math.max(1, height - top - bottom) / (y1 - y0),
  )
  const zoom = Math.min(Math.log2(scale / tile), maxZoom)
  const size = worldSize(zoom)
  const x = (x0 + x1 + (right - left) / size) / 2
  const y = (y0 + y1 + (bottom - top) / size) / 2
  return lookAt(view, { ...fromMercator([x, y]), zoom })
}

/** Sets the padding and keeps the visible part of the world where it is on the screen. */
export function setPadding(view: FlatView, padding: Padding): FlatView {
  const covered = { ...view, padding }
  return lookAt(covered, { ...unproject(view, uncoveredMiddle(covered)), zoom: view.camera.zoom })
}

/** Moves the view so that the position at `from` comes to `to`. */
export function pan(view: FlatView, from: Pixel, to: Pixel): FlatView {
  const middle = uncoveredMiddle(view)
  const next = { x: middle.x + from.x - to.x, y: middle.y + from.y - to.y }
  return lookAt(view, { ...unproject(view, next), zoom: view.camera.zoom })
}

/** Zooms by `levels`; the position at `point` stays there. */
export function zoomAround(view: FlatView, levels: number, point: Pixel): FlatView {
  const position = unproject(view, point)
  const zoomed = lookAt(view, { ...view.camera, zoom: view.camera.zoom + levels })
  return pan(zoomed, project(zoomed, position.lon, position.lat), point)
}

/** Returns whether two cameras show the same pixels. */
export function isSameCamera(one: Camera, other: Camera): boolean {
  const size = worldSize(one.zoom)
  const [x0, y0] = toMercator(one.lon, one.lat)
  const [x1, y1] = toMercator(other.lon, other.lat)
  const moved = Math.max(Math.abs(x0 - x1), Math.abs(y0 - y1)) * size
  return moved < 0.5 && Math.abs(one.zoom - other.zoom) < 0.001
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
