import { useQuery } from '@tanstack/react-query'
import type { StationSummary } from '../../catalog/door'
import type { Source } from '../../catalog/source'
import { useWords } from '../../ui/Words'
import { alternativesQuery } from '../queries'
import { StatusSign } from '../StatusSign'
import { freeWords } from '../station-words'
import './alternatives.css'

interface Props {
  source: Source
  revision: number
  station: StationSummary
  now: number
  onOpen(id: string): void
}

/** Where to go instead of a station that cannot be used right now. */
export function Alternatives({ source, revision, station, now, onOpen }: Props) {
  const words = useWords()
  const isNeeded = ['occupied', 'reserved', 'unavailable', 'out-of-order'].includes(station.status)
  const { data } = useQuery({
    ...alternativesQuery(source, revision, { id: station.id, now }),
    enabled: isNeeded,
  })
  if (!isNeeded || data === undefined) return null
  return (
    <section className="station-section">
      <h3 id="alternatives">{words.t('nearby.free')}</h3>
      {data.length === 0 && <p className="station-quiet">{words.t('nearby.free.none')}</p>}
      <ul className="alternatives" aria-labelledby="alternatives">
        {data.map((other) => (
          <li key={other.id}>
            <StatusSign status={other.status} stale={false} size={20} />
            <button type="button" className="button-link" onClick={() => onOpen(other.id)}>
              <bdi>{other.name}</bdi>
            </button>
            <span className={`text-${other.status}`}>{freeWords(words, other)}</span>
            {other.distance !== null && (
              <span className="alternative-distance">{words.distance(other.distance)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
