import { emptyAnswer } from '../api/collect'
import { asRejected, type PartAnswers, type Places } from './fetch'
import { joinPlugs } from './join'
import { withOneName } from './municipality'
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

type Joined = Pick<Places, 'stations' | 'same' | 'counts' | 'repeatedPlugs' | 'orphans'>

function join({ stations, plugs }: PlaceParts): Joined {
  const answer = plugs ?? emptyAnswer
  const { stations: joined, repeated, orphans } = joinPlugs(stations.items, answer.items)
  const named = withOneName(joined)
  return {
    stations: named,
    same: samePlaces(named),
    counts: { stations: stations.counts, plugs: answer.counts },
    repeatedPlugs: repeated,
    orphans,
  }
}
