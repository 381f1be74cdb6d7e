import { emptyAnswer, type RowCounts } from '../api/collect'
import { cleanText } from '../model/text'
import type { Entry } from './entry'
import type { Places } from './fetch'
import type { Counts, NotShown, RowAccount, RowKind, SetAsideReason } from './not-shown'
import type { Stock } from './stock'

/** What became of every row that came, and which stations are not on the map. */
export function notShownOf(stock: Stock): NotShown {
  const { places, latest, entries, joined, hidden } = stock
  const refused = (kind: RowKind) => stock.rejected.filter((row) => row.kind === kind).length
  const account = (kind: RowKind, counts: RowCounts, shown: number): RowAccount => ({
    received: counts.received,
    shown,
    merged: { repeated: counts.repeated, 'same-place': hidden[kind] },
    refused: refused(kind),
    setAside: counts.unused,
    isCutOff: counts.isCutOff,
  })
  const stations = account('stations', places.counts.stations, entries.length)
  const plugs = account(
    'plugs',
    places.counts.plugs,
    entries.reduce((sum, entry) => sum + entry.plugs.length, 0),
  )
  const values = account('values', latest?.counts ?? emptyAnswer.counts, countValues(entries))
  const { repeated = 0 } = plugs.merged
  const unowned = (latest?.measured?.length ?? 0) - countValues(joined)
  return {
    accounts: {
      stations,
      plugs: {
        ...plugs,
        merged: { ...plugs.merged, repeated: repeated + places.repeatedPlugs },
        setAside: { ...plugs.setAside, ...orphansBy(places) },
      },
      values: { ...values, setAside: { ...values.setAside, 'no-owner': unowned } },
    },
    unplaced: entries.flatMap(({ station: { id, name, position, doubted } }) =>
      position === null ? { id, name, doubted } : [],
    ),
  }
}

function orphansBy({ orphans, rejected }: Places): Counts<SetAsideReason> {
  const refused = new Set(rejected.flatMap(({ kind, id }) => (kind === 'stations' ? id : [])))
  const counts = { 'station-refused': 0, 'station-inactive': 0, 'station-missing': 0 }
  for (const { stationId, inactiveStation } of orphans) {
    const why = inactiveStation ? 'station-inactive' : 'station-missing'
    counts[refused.has(cleanText(stationId)) ? 'station-refused' : why] += 1
  }
  return counts
}

function countValues(entries: readonly Entry[]): number {
  return entries.reduce(
    (sum, { values, plugs }) => plugs.reduce((more, plug) => more + plug.values.length, sum + values.length),
    0,
  )
}
