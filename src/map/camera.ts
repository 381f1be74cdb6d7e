/** Camera: the middle of the map's uncovered part in decimal degrees, and MapLibre's zoom level. */
export interface Camera {
  lon: number
  lat: number
  zoom: number
}

const number = String.raw`-?\d{1,3}(?:\.\d{1,15})?`
const pattern = new RegExp(`^(${number}),(${number}),(${number})$`)
const zoomDigits = 2
/**
 * Mercator ends at 85.0511°, here with room for rounding. MapLibre's zoom levels are 0 to 22: of a link with more than
 * `largestZoom`, the largest is shown.
 */
const limits = { lon: 180, lat: 85.06, zoom: 22 }

/** Parses `LON,LAT,ZOOM`; returns `null` for anything else and for places off the map. */
export function parseCamera(text: string): Camera | null {
  const parts = pattern.exec(text)
  if (!parts) return null
  const camera = { lon: Number(parts[1]), lat: Number(parts[2]), zoom: Number(parts[3]) }
  const onMap = Math.abs(camera.lon) <= limits.lon && Math.abs(camera.lat) <= limits.lat
  return onMap && camera.zoom >= 0 && camera.zoom <= limits.zoom ? camera : null
}

/** Formats `LON,LAT,ZOOM`, rounded: `parseCamera` returns the same camera to within a pixel. */
export function serializeCamera({ lon, lat, zoom }: Camera): string {
  const digits = placeDigits(zoom)
  return [plain(lon, digits), plain(lat, digits), plain(zoom, zoomDigits)].join()
}

/** Removes the digits that are smaller than a pixel. */
export function roundCamera({ lon, lat, zoom }: Camera): Camera {
  const digits = placeDigits(zoom)
  return {
    lon: Number(plain(lon, digits)),
    lat: Number(plain(lat, digits)),
    zoom: Number(plain(zoom, zoomDigits)),
  }
}

/** Returns the number of useful decimals of a degree: a degree is `512 / 360 · 2^zoom` pixels wide. */
function placeDigits(zoom: number): number {
  return Math.max(0, Math.ceil(Math.log10((512 / 360) * 2 ** zoom)))
}

/** Formats a number without trailing zeros, without -0, and never as `1e-7`. */
function plain(value: number, digits: number): string {
  const text = value.toFixed(digits)
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return short === '-0' ? '0' : short
}
