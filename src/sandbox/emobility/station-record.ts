import type { V1Station } from '../../contract/emobility-v1'
import { isPoint } from '../mobility/geography'
import type { Row } from '../source'

/**
 * Converts a station to a record of v1, without nulls. A field that the feed lacks is taken from other names. v1
 * requires most fields, so a newer feed's record gets the values that the dataset would have: the number of its plugs,
 * 0,0 for an unknown position.
 * @param type `_t`; `undefined` in the variant without it
 * @param plugs number of the station's plugs
 */
export function stationRecord(row: Row, type: string | undefined, plugs: number): Partial<V1Station> {
  const metadata = new Map(Object.entries(row.smetadata ?? {}))
  const position = isPoint(row.scoordinate) ? row.scoordinate : undefined
  const first = (...names: string[]) => names.map((name) => metadata.get(name)).find((value) => value != null)
  const record = {
    _t: type,
    id: row.scode,
    name: row.sname,
    latitude: position?.y ?? 0,
    longitude: position?.x ?? 0,
    municipality: first('municipality', 'city') ?? 'Bolzano - Bozen',
    capacity: first('capacity') ?? plugs,
    provider: first('provider', 'operatorName') ?? row.sorigin,
    city: first('city', 'municipality') ?? 'Bolzano - Bozen',
    state: first('state') ?? 'ACTIVE',
    paymentInfo: first('paymentInfo') ?? 'https://pay.example.org/',
    accessType: first('accessType') ?? 'PUBLIC',
    accessInfo: first('accessInfo', 'accessibility'),
    // v1 has a list, even if the feed has a single value.
    categories: first('categories') && [first('categories')].flat(),
    address: first('address', 'street') ?? row.sname,
    reservable: first('reservable'),
  }
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value != null))
}
