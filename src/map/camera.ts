/** What the map shows: the middle of its uncovered part, decimal degrees, and MapLibre's zoom level. */
export interface Camera {
  lon: number
  lat: number
  zoom: number
}

const number = String.raw`-?\d{1,3}(?:\.\d{1,15})?`
const pattern = new RegExp(`^(${number}),(${number}),(${number})$`)
const zoomDigits = 2
/** Mercator ends at 85.05°; MapLibre's own range of zoom levels is 0 to 22 for places. */
const limits = { lon: 180, lat: 85.06, zoom: 22 }

/** `LON,LAT,ZOOM`; `null` for anything else, or for a place that is not on the map. */
export function parseCamera(text: string): Camera | null {
  const parts = pattern.exec(text)
  if (!parts) return null
  const camera = { lon: Number(parts[1]), lat: Number(parts[2]), zoom: Number(parts[3]) }
  const onMap = Math.abs(camera.lon) <= limits.lon && Math.abs(camera.lat) <= limits.lat
  return onMap && camera.zoom >= 0 && camera.zoom <= limits.zoom ? camera : null
}

/** `LON,LAT,ZOOM`, rounded: what comes back from `parseCamera` is the same to within a pixel. */
export function serializeCamera(camera: Camera): string {
  const { lon, lat, zoom } = roundCamera(camera)
  return `${lon},${lat},${zoom}`
}

/** Drops the digits that no pixel shows: a degree is `512 / 360 · 2^zoom` pixels wide. */
export function roundCamera({ lon, lat, zoom }: Camera): Camera {
  const digits = Math.max(0, Math.ceil(Math.log10((512 / 360) * 2 ** zoom)))
  return { lon: round(lon, digits), lat: round(lat, digits), zoom: round(zoom, zoomDigits) }
}

function round(value: number, digits: number): number {
  // Adding 0 turns -0, which prints as "0" but compares as itself, into 0.
  return Number(value.toFixed(digits)) + 0
}
