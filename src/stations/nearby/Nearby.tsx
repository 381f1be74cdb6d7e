import { lazy, Suspense } from 'react'
import type { PlaceKind } from '../../model/place'
import type { Station } from '../../model/station'
import type { Viewer } from '../../model/viewer'
import { useWords } from '../../ui/Words'

// Few stations are made for a longer stop. A script that does not come must not take the station with it.
const NearbyPlaces = lazy(() =>
  import('./NearbyPlaces').then(
    ({ NearbyPlaces }) => ({ default: NearbyPlaces }),
    () => ({ default: NearbyFailure }),
  ),
)

interface Props {
  viewer: Viewer
  /** Address of the tourism datasets; without it nothing is shown. */
  base: string | undefined
  station: Station
}

/** What to do while the car charges, at stations whose category promises it. */
export function Nearby({ viewer, base, station }: Props) {
  const kinds = listKinds(station)
  if (base === undefined || station.position === null || kinds.length === 0) return null
  return (
    <Suspense>
      {/* Another viewer's form is another form: an account that is being tried must not reach them. */}
      <NearbyPlaces key={viewer} viewer={viewer} base={base} kinds={kinds} position={station.position} />
    </Suspense>
  )
}

function listKinds({ categories }: Station): PlaceKind[] {
  return [
    ...(categories.includes('SLEEP&CHARGE') ? ['stay' as const] : []),
    ...(categories.includes('EAT&CHARGE') ? ['eat' as const] : []),
  ]
}

function NearbyFailure() {
  const words = useWords()
  return <p className="station-section station-quiet">{words.t('nearby.failed')}</p>
}
