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
export function serializeCamera({ lon, lat, zoom }: Camera): string {
  const digits = placeDigits(zoom)
  return [plain(lon, digits), plain(lat, digits), plain(zoom, zoomDigits)].join()
}

/** Drops the digits that no pixel shows. */
export function roundCamera({ lon, lat, zoom }: Camera): Camera {
  const digits = placeDigits(zoom)
  return {
    lon: Number(plain(lon, digits)),
    lat: Number(plain(lat, digits)),
    zoom: Number(plain(zoom, zoomDigits)),
  }
}

/** Decimals of a degree worth keeping: a degree is `512 / 360 · 2^zoom` pixels wide. */
function placeDigits(zoom: number): number {
  return Math.max(0, Math.ceil(Math.log10((512 / 360) * 2 ** zoom)))
}

/** Without trailing zeros, without -0, and never as `1e-7`. */
function plain(value: number, digits: number): string {
  const text = value.toFixed(digits)
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return short === '-0' ? '0' : short
}
