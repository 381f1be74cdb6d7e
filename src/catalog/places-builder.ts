import { type Collected, emptyAnswer } from '../api/collect'
import type { StationPlug } from '../api/dialect'
import type { Station } from '../model/station'
import { asRejected, type PartAnswers, type Places } from './fetch'
import { type JoinedPlugs, joinPlugs } from './join'
import { withOneName } from './municipality'
import { accountOf, type RowAccount } from './row-accounts'
import { samePlaces } from './same-place'

/** `null` for a part that was never fetched. */
interface PlaceParts {
  stations: PartAnswers['stations']
  plugs: PartAnswers['plugs'] | null
  series: PartAnswers['series'] | null
}

/** Joins the parts that change rarely; as long as none has changed, the places are the same object. */
export class PlacesBuilder {
  #from: PlaceParts | null = null
  #places: Places | null = null

  build(from: PlaceParts): Places {
    const before = this.#from
    const isJoined = before?.stations === from.stations && before.plugs === from.plugs
    if (this.#places && isJoined && before?.series === from.series) return this.#places
    const joined = this.#places && isJoined ? this.#places : join(from)
    this.#from = from
    this.#places = {
      ...joined,
      listed: from.series?.items ?? [],
      rejected: [
        ...asRejected('stations', from.stations.rejected),
        ...asRejected('plugs', from.plugs?.rejected ?? []),
      ],
      incomplete: from.plugs === null || from.series === null,
    }
    return this.#places
  }
}

function join({ stations, plugs }: PlaceParts): Pick<Places, 'stations' | 'same' | 'rows'> {
  const answer = plugs ?? emptyAnswer
  const joined = joinPlugs(stations.items, answer.items)
  const named = withOneName(joined.stations)
  return {
    stations: named,
    same: samePlaces(named),
    rows: { stations: accountOf(stations), plugs: accountOfPlugs(answer, joined, stations) },
  }
}

function accountOfPlugs(
  answer: Collected<StationPlug>,
  { repeated, orphans }: JoinedPlugs,
  { rejected }: Collected<Station>,
): RowAccount {
  const account = accountOf(answer)
  const refused = new Set(rejected.map(({ id }) => id))
  const setAside = { 'station-refused': 0, 'station-inactive': 0, 'station-missing': 0 }
  for (const { stationId, inactiveStation } of orphans) {
    const why = inactiveStation ? 'station-inactive' : 'station-missing'
    setAside[refused.has(stationId) ? 'station-refused' : why] += 1
  }
  return {
    ...account,
    merged: { repeated: (account.merged.repeated ?? 0) + repeated },
    setAside: { ...account.setAside, ...setAside },
  }
}
