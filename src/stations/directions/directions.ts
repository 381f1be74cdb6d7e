import type { Position } from '../../model/station'

export interface Route {
  /** Name of the app; `phone` is the phone's default app. */
  by: 'phone' | 'OpenStreetMap' | 'Google Maps' | 'Apple Maps'
  href: string
}

/** Returns links to directions. They contain the destination, never the person's position. */
export function makeDirectionLinks({ lat, lon }: Position): Route[] {
  const place = `${lat.toFixed(6)},${lon.toFixed(6)}`
  const to = encodeURIComponent(place)
  return [
    { by: 'phone', href: `geo:${place}?q=${to}` },
    { by: 'OpenStreetMap', href: `https://www.openstreetmap.org/directions?to=${to}` },
    { by: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${to}` },
    { by: 'Apple Maps', href: `https://maps.apple.com/?daddr=${to}` },
  ]
}
