import type { Position } from '../../model/station'

export interface DirectionsLink {
  /** Name of the app; `phone` is the phone's default app. */
  app: 'phone' | 'OpenStreetMap' | 'Google Maps' | 'Apple Maps'
  href: string
}

/** Returns links to directions. They contain the destination, never the person's position. */
export function makeDirectionLinks({ lat, lon }: Position): DirectionsLink[] {
  const coordinates = `${lat.toFixed(6)},${lon.toFixed(6)}`
  const to = encodeURIComponent(coordinates)
  return [
    { app: 'phone', href: `geo:${coordinates}?q=${to}` },
    { app: 'OpenStreetMap', href: `https://www.openstreetmap.org/directions?to=${to}` },
    { app: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${to}` },
    { app: 'Apple Maps', href: `https://maps.apple.com/?daddr=${to}` },
  ]
}
