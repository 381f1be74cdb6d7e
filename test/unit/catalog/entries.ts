import { emptyValueTable } from '../../../src/api/value-table'
import type { CatalogEntry } from '../../../src/catalog/build/catalog-entry'
import { buildFewEntries } from '../../../src/catalog/build/few-entries'
import type { Station, StationRecord } from '../../../src/model/station'
import type { Status } from '../../../src/model/status'

export function stationAt(id: string, lon: number | null, lat = 46.5, more: Partial<Station> = {}): Station {
  return {
    id,
    name: id,
    position: lon === null ? null : { lon, lat },
    invalidPosition: null,
    municipality: '',
    city: '',
    address: '',
    provider: '',
    capacity: null,
    state: '',
    paymentInfo: '',
    accessType: 'PUBLIC',
    accessInfo: '',
    openingHours: null,
    categories: [],
    cost: null,
    reservable: null,
    origins: [],
    rawFields: [],
    plugs: [],
    ...more,
  }
}

/** Entries without values, in a given status. */
export function entriesOf(
  stations: readonly Station[],
  statusOf: (station: StationRecord) => Status = () => 'none',
): CatalogEntry[] {
  return buildFewEntries({ stations, statusSeries: [], incomplete: false }, emptyValueTable, 0).map(
    (entry) => ({
      ...entry,
      status: statusOf(entry.station),
    }),
  )
}
