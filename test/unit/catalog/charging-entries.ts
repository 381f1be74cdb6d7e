import { toTable } from '../../../src/api/to-table'
import type { CatalogEntry } from '../../../src/catalog/build/catalog-entry'
import { buildFewEntries } from '../../../src/catalog/build/few-entries'
import { minute } from '../../../src/durations'
import { staleAfterPolled } from '../../../src/model/freshness'
import type { Connector, Station } from '../../../src/model/station'
import type { Value } from '../../../src/model/value'
import { stationAt } from './entries'

export const now = Date.parse('2026-04-03T08:00:00Z')

const type2: Connector = { type: 'Type 2', powerKw: 22, current: 'AC' }
const ccs = (powerKw: number | null): Connector => ({ type: 'CCS', powerKw, current: 'DC' })

function station(id: string, plugs: Connector[][], more: Partial<Station> = {}): Station {
  const named = plugs.map((connectors, index) => ({ id: `${id} ${index}`, name: String(index), connectors }))
  return stationAt(id, 11, 46, { plugs: named, ...more })
}

function value(measuredId: string, meaning: Value['meaning'], minutesAgo = 5): Value {
  return {
    measuredId,
    dataType: 'status',
    period: 600,
    reading: { kind: 'text', text: '' },
    meaning,
    unit: '',
    measuredAt: now - minutesAgo * minute,
    staleAfter: staleAfterPolled,
    access: 'open',
  }
}

const plugs = {
  free: { kind: 'status', status: 'available' },
  taken: { kind: 'status', status: 'occupied' },
} as const

/** Stations whose plugs differ in what they offer and do; the last two say only how many are free. */
export const chargingEntries: CatalogEntry[] = buildFewEntries(
  {
    stations: [
      station('taken CCS', [[ccs(50)], [type2]]),
      station('free CCS', [[ccs(150), { type: 'CHAdeMO', powerKw: 50, current: 'DC' }], [type2]], {
        openingHours: { kind: 'always' },
      }),
      station('old CCS', [[ccs(75)]], { municipality: 'Brixen', reservable: false }),
      station('two of three', [[ccs(50)], [ccs(75)], [type2]]),
      station('one of three', [[ccs(null)], [ccs(null)], [type2]]),
    ],
    statusSeries: [],
    incomplete: false,
  },
  toTable([
    { level: 'plug', value: value('taken CCS 0', plugs.taken) },
    { level: 'plug', value: value('taken CCS 1', plugs.free) },
    { level: 'plug', value: value('free CCS 0', plugs.free) },
    { level: 'plug', value: value('free CCS 1', plugs.taken) },
    { level: 'plug', value: value('old CCS 0', plugs.free, 90) },
    { level: 'station', value: value('two of three', { kind: 'free', free: 2 }) },
    { level: 'station', value: value('one of three', { kind: 'free', free: 1 }) },
  ]),
  now,
)

/** Stations that are free, but closed at `now`; out of use; or with unreadable values. */
export const ruledEntries: CatalogEntry[] = buildFewEntries(
  {
    stations: [
      station('shut', [[ccs(50)], [type2]], {
        openingHours: {
          kind: 'weekly',
          timeZone: 'Europe/Rome',
          spans: [{ weekday: 5, begin: '11:00', end: '18:00' }],
          exceptions: [],
        },
      }),
      station('out', [[ccs(50)], [type2]], { state: 'FAULT' }),
      station('unread plug', [[ccs(50)], [type2]]),
      station('unread number', [[ccs(50)]]),
      station('refused', [[type2]]),
    ],
    statusSeries: [],
    incomplete: false,
    rejectedSeries: [{ level: 'station', measuredId: 'refused', dataType: 'number-available' }],
  },
  toTable([
    ...['shut', 'out'].flatMap((id) => [
      { level: 'plug' as const, value: value(`${id} 0`, plugs.free) },
      { level: 'plug' as const, value: value(`${id} 1`, plugs.taken) },
    ]),
    { level: 'plug', value: value('unread plug 0', { kind: 'status', status: 'not-understood' }) },
    { level: 'plug', value: value('unread plug 1', plugs.free) },
    { level: 'station', value: value('unread number', { kind: 'not-understood' }) },
  ]),
  now,
)

/** Its free plug was last heard of long ago, its taken one just now. */
export const halfOld: CatalogEntry[] = buildFewEntries(
  { stations: [station('half old', [[ccs(50)], [type2]])], statusSeries: [], incomplete: false },
  toTable([
    { level: 'plug', value: value('half old 0', plugs.free, 90) },
    { level: 'plug', value: value('half old 1', plugs.taken, 1) },
  ]),
  now,
)
