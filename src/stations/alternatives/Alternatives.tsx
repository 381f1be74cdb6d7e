import { useQuery } from '@tanstack/react-query'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { Alternative, StationSummary } from '../../catalog/station-summary'
import type { I18n } from '../../i18n/i18n'
import { useI18n } from '../../ui/i18n/I18nContext'
import { alternativesQuery } from '../later-queries'
import { StatusIcon } from '../StatusIcon'
import { connectorName, connectorWords } from '../words/connector-words'
import { numberWords } from '../words/free-words'
import './alternatives.css'

interface Props {
  handle: CatalogHandle
  revision: number
  station: StationSummary
  now: number
  onOpen(id: string): void
}

/** "1 of 2 CCS free · 300 kW", or "1 of 3 free · CCS 300 kW · Type 2 22 kW" where plugs of several types match. */
function freePlugsWords(i18n: I18n, other: Alternative): { count: string; connectors: string[] } {
  const { free, total, matching, matchingType } = other
  if (matchingType === null || free === null || total === null || free > total)
    return {
      count: numberWords(i18n, other) ?? i18n.t(`status.${other.status}`),
      connectors: matching.map((connector) => connectorWords(i18n, connector)),
    }
  const powers = matching.map(({ powerKw }) => connectorWords(i18n, { type: '', powerKw }))
  return {
    count: i18n.t('nearby.free.matching', { free, total, type: connectorName(i18n, matchingType) }),
    connectors: powers.filter((power) => power !== ''),
  }
}

/** Number of free plugs and their power. */
function FreePlugs({ other }: { other: Alternative }) {
  const { count, connectors } = freePlugsWords(useI18n(), other)
  return (
    <span className="alternative-fit">
      <span className={`text-${other.status}`}>{count}</span>
      {connectors.length > 0 && ' · '}
      <bdi>{connectors.join(' · ')}</bdi>
    </span>
  )
}

/** Stations to use instead of one that is not usable now. */
export function Alternatives({ handle, revision, station, now, onOpen }: Props) {
  const i18n = useI18n()
  const isNeeded =
    station.shut !== null || ['occupied', 'reserved', 'unavailable', 'out-of-order'].includes(station.status)
  const { data } = useQuery({
    ...alternativesQuery(handle, revision, { id: station.id, now }),
    enabled: isNeeded,
  })
  if (!isNeeded || data === undefined) return null
  return (
    <section className="station-section">
      <h3 id="alternatives">{i18n.t('nearby.free')}</h3>
      {data.length === 0 && <p className="quiet">{i18n.t('nearby.free.none')}</p>}
      <ul className="alternatives" aria-labelledby="alternatives">
        {data.map((other) => (
          <li key={other.id}>
            <StatusIcon status={other.status} faded={false} size={20} />
            <button type="button" className="button-link" onClick={() => onOpen(other.id)}>
              <bdi>{other.name}</bdi>
            </button>
            {other.distance !== null && (
              <span className="alternative-distance">{i18n.distance(other.distance)}</span>
            )}
            <FreePlugs other={other} />
          </li>
        ))}
      </ul>
      {data.length > 0 && <p className="quiet">{i18n.t('nearby.straight')}</p>}
    </section>
  )
}
