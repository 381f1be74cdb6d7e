import { useQuery } from '@tanstack/react-query'
import type { Source } from '../../catalog/source'
import type { Alternative, StationSummary } from '../../catalog/station-summary'
import type { Translator } from '../../i18n/translator'
import { useWords } from '../../ui/Words'
import { alternativesQuery } from '../queries'
import { StatusSign } from '../StatusSign'
import { connectorWords, numberWords } from '../station-words'
import './alternatives.css'

interface Props {
  source: Source
  revision: number
  station: StationSummary
  now: number
  onOpen(id: string): void
}

/** How many fit and are free, of how many that fit; with all plugs, where some do not fit. */
function fitWords(words: Translator, other: Alternative): string {
  const { free, total, plugs } = other
  if (free === null || total === null || plugs === null || plugs <= total)
    return numberWords(words, other) ?? words.t(`status.${other.status}`)
  return words.t('nearby.free.fitting', { free, total, plugs })
}

/** Where to go instead of a station that cannot be used right now. */
export function Alternatives({ source, revision, station, now, onOpen }: Props) {
  const words = useWords()
  const isNeeded =
    station.shut !== null || ['occupied', 'reserved', 'unavailable', 'out-of-order'].includes(station.status)
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
            {other.distance !== null && (
              <span className="alternative-distance">{words.distance(other.distance)}</span>
            )}
            <span className="alternative-fit">
              <span className={`text-${other.status}`}>{fitWords(words, other)}</span>
              {' · '}
              <bdi>{other.fitting.map((connector) => connectorWords(words, connector)).join(' · ')}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
