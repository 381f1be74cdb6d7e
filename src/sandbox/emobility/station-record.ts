import type { StationRecord } from '../../contract/emobility-v1'
import { isPoint } from '../mobility/geography'
import type { Row } from '../source'

/**
 * Nulls are left out; what a feed does not say, or says under another name, is looked for. The older interface
 * calls most fields required, so where a newer feed has none the record gets what the dataset would have said:
 * its plugs counted, 0,0 for a place that is not known.
 * @param type for `_t`; `undefined` in the variant without it
 * @param plugs how many plugs the station has
 */
export function stationRecord(row: Row, type: string | undefined, plugs: number): Partial<StationRecord> {
  const metadata = new Map(Object.entries(row.smetadata ?? {}))
  const place = isPoint(row.scoordinate) ? row.scoordinate : undefined
  const first = (...names: string[]) => names.map((name) => metadata.get(name)).find((value) => value != null)
  const record = {
    _t: type,
    id: row.scode,
    name: row.sname,
    latitude: place?.y ?? 0,
    longitude: place?.x ?? 0,
    municipality: first('municipality', 'city') ?? 'Bolzano - Bozen',
    capacity: first('capacity') ?? plugs,
    provider: first('provider', 'operatorName') ?? row.sorigin,
    city: first('city', 'municipality') ?? 'Bolzano - Bozen',
    state: first('state') ?? 'ACTIVE',
    paymentInfo: first('paymentInfo') ?? 'https://pay.example.org/',
    accessType: first('accessType') ?? 'PUBLIC',
    accessInfo: first('accessInfo', 'accessibility'),
    // A list in v1, whatever the feed has.
    categories: first('categories') && [first('categories')].flat(),
    address: first('address', 'street') ?? row.sname,
    reservable: first('reservable'),
  }
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value != null))
}
