import type { Position } from '../../model/station'

export interface Route {
  /** What it is called; `phone` is whatever the phone has for it. */
  by: 'phone' | 'OpenStreetMap' | 'Google Maps' | 'Apple Maps'
  href: string
}

/** Ways to be led there. They are told the destination, never where somebody is. */
export function routesTo({ lat, lon }: Position): Route[] {
  const place = `${lat.toFixed(6)},${lon.toFixed(6)}`
  const to = encodeURIComponent(place)
  return [
    { by: 'phone', href: `geo:${place}?q=${to}` },
    { by: 'OpenStreetMap', href: `https://www.openstreetmap.org/directions?to=${to}` },
    { by: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${to}` },
    { by: 'Apple Maps', href: `https://maps.apple.com/?daddr=${to}` },
  ]
}
