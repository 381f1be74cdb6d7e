import type { CatalogEntry } from '../../../src/catalog/build/catalog-entry'
import { joinValues } from '../../../src/catalog/build/join'
import type { Station } from '../../../src/model/station'
import type { Status } from '../../../src/model/status'

export function stationAt(id: string, lon: number | null, lat = 46.5, more: Partial<Station> = {}): Station {
  return {
    ...{
      id,
      name: id,
      position: lon === null ? null : { lon, lat },
      doubted: null,
      municipality: '',
      city: '',
      address: '',
    },
    ...{ provider: '', capacity: null, state: '', paymentInfo: '', accessType: 'PUBLIC', accessInfo: '' },
    ...{
      openingHours: null,
      categories: [],
      cost: null,
      reservable: null,
      origins: [],
      unread: [],
      plugs: [],
    },
    ...more,
  }
}

/** Entries without values, in a given status. */
export function entriesOf(
  stations: Station[],
  statusOf: (station: Station) => Status = () => 'none',
): CatalogEntry[] {
  return joinValues({ stations, listed: [], incomplete: false }, [], 0).map((entry) => ({
    ...entry,
    status: statusOf(entry.station),
  }))
}
