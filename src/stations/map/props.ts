import type { CatalogApi } from '../../catalog/catalog-api'
import type { StationSummary } from '../../catalog/station-summary'
import type { Camera } from '../../map/camera'
import type { Padding } from '../../map/padding'
import type { Filters } from '../../model/filters'
import type { Bounds, Position } from '../../model/station'
import type { Tip } from './tip'

/** Props that the picture and MapLibre's map share. */
export interface StationsViewProps {
  catalog: CatalogApi
  /** Of the catalog's last snapshot; `null` while nothing is loaded. */
  revision: number | null
  /** What of it is, or may be, this device's copy of an earlier visit while the service is asked. */
  copied: 'all' | 'statuses' | null
  filters: Filters
  /** Epoch milliseconds. */
  now: number
  /** Id of the open station. */
  selected: string | null
  /** Id of the station that is pointed at, on the map or elsewhere. */
  hovered: string | null
  /** Where a link looks; `null` leaves it to `firstBounds`. */
  camera: Camera | null
  /** What to show until the catalog is loaded. The same object each time. */
  region: Bounds
  /** First camera of the snapshot. */
  firstBounds: Bounds | null
  /** What covers the map. */
  padding: Padding
  /** Id of the station that a link came with, next to a camera of its own. */
  linked: string | null
  /** Where the person is; `null` where they did not ask. */
  here: Position | null
  /** Publisher of the stations. */
  dataCredit: { text: string; url: string }
  /** A BCP 47 tag, for numbers and distances. */
  language: string
  onSelect(id: string): void
  onHover(id: string | null): void
  /** A person moved the map; rounded to what pixels show. */
  onCamera(camera: Camera): void
  /** The sign under the mouse and its content; `null` without one, or until its station is known. */
  onTip(tip: Tip | null): void
  /** A cluster of stations at one point was opened. */
  onChoice(stations: StationSummary[]): void
  /** The part of the map that nothing covers, after every move. */
  onSeen?: ((bounds: Bounds) => void) | undefined
}
