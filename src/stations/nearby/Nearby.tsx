import type { PlaceKind } from '../../model/place'
import type { Station } from '../../model/station'
import type { Viewer } from '../../model/viewer'
import { useI18n } from '../../ui/i18n/I18nContext'
import { lazyComponent } from '../../ui/lazy-component'
import '../../ui/look/paper.css'

// Loaded on demand, because few stations are for longer stops. A failed load must not break the station panel.
const NearbyPlaces = lazyComponent(() =>
  import('./NearbyPlaces').then(
    ({ NearbyPlaces }) => NearbyPlaces,
    () => NearbyFailure,
  ),
)

interface Props {
  viewer: Viewer
  /** Address of the tourism datasets; without it nothing is shown. */
  baseUrl: string | undefined
  station: Pick<Station, 'categories' | 'position'>
}

/** Places to visit during a charge, for stations of categories meant for longer stops. */
export function Nearby({ viewer, baseUrl, station }: Props) {
  const kinds = listKinds(station)
  if (baseUrl === undefined || station.position === null || kinds.length === 0) return null
  return (
    // A new form for each viewer: an account under test must not reach another viewer.
    <NearbyPlaces
      key={viewer}
      viewer={viewer}
      baseUrl={baseUrl}
      kinds={kinds}
      position={station.position}
      placeholder={kinds.map((kind) => (
        <div key={kind} className="station-section nearby-space screen-only" />
      ))}
    />
  )
}

function listKinds({ categories }: Pick<Station, 'categories'>): PlaceKind[] {
  return [
    ...(categories.includes('SLEEP&CHARGE') ? ['stay' as const] : []),
    ...(categories.includes('EAT&CHARGE') ? ['eat' as const] : []),
  ]
}

function NearbyFailure() {
  const i18n = useI18n()
  return <p className="station-section quiet">{i18n.t('nearby.failed')}</p>
}
