import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PlugDetails } from '../catalog/catalog-api'
import { plugLabel } from '../model/evse-id'
import { mayBeOld } from '../model/freshness'
import { ClosedTag } from '../ui/ClosedTag'
import { useWords } from '../ui/Words'
import { StatusIcon } from './StatusIcon'
import { ageWords } from './words/age-words'
import { connectorWords } from './words/connector-words'

interface Props {
  plugs: readonly PlugDetails[]
  /** Ids of those that match the filters; absent: the filters are about all. */
  matching?: readonly string[] | undefined
  /** Age of the station's status. Plugs of the same age do not repeat it. */
  age: string | null
  now: number
  /** Returns the start of a plug's status, if it is known. */
  renderSince(plug: PlugDetails): ReactNode
}

/** Plugs of a station: connector and power, status and its age. */
export function PlugList({ plugs, matching, age: ofStation, now, renderSince }: Props) {
  const words = useWords()
  if (plugs.length === 0) return null
  const isRepeated = plugs.every((plug) => ageWords(words, plug, now) === ofStation)
  return (
    <section className="station-section">
      <h3>{words.t('station.plugs')}</h3>
      <ul className="plug-list">
        {sortPlugs(plugs, matching).map((plug) => {
          const status = words.t(
            plug.detail === undefined ? `status.${plug.status}` : `station.plug.${plug.detail}`,
          )
          const age = isRepeated ? null : ageWords(words, plug, now)
          const connectors = plug.connectors.map((connector) => connectorWords(words, connector))
          return (
            <li key={plug.id}>
              <StatusIcon status={plug.status} faded={mayBeOld(plug.freshness)} size={20} />
              <div>
                <p className="plug-connectors">
                  <bdi>{connectors.join(' · ') || words.t('station.plug.unknown')}</bdi>
                  {matching?.includes(plug.id) && (
                    <span className="plug-matching">
                      {' '}
                      <Check size={14} aria-hidden /> {words.t('station.plug.matches')}
                    </span>
                  )}
                </p>
                <p className={`plug-status freshness-${plug.freshness}`}>
                  {status} {/* For a pushed value, its age is also the duration of the status. */}
                  {!plug.isUnchanged && <span className="plug-since">{renderSince(plug)}</span>}
                  {age !== null && <span className="plug-age"> · {age}</span>}{' '}
                  {plug.evidence?.access === 'closed' && <ClosedTag />}
                  <span className="plug-id">
                    {' · '}
                    <bdi>{plugLabel(plug)}</bdi>
                  </span>
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Sorts plugs: those that match the filters first, then the strongest, then as the station lists them. */
function sortPlugs(plugs: Props['plugs'], matching: Props['matching'] = []): PlugDetails[] {
  const isLater = ({ id }: PlugDetails) => Number(!matching.includes(id))
  const power = ({ connectors }: PlugDetails) => Math.max(0, ...connectors.map(({ powerKw }) => powerKw ?? 0))
  return plugs.toSorted((one, other) => isLater(one) - isLater(other) || power(other) - power(one))
}
