import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PlugDetails } from '../../catalog/catalog-api'
import type { I18n } from '../../i18n/i18n'
import { plugLabel } from '../../model/evse-id'
import { mayBeOld } from '../../model/freshness'
import { ClosedTag } from '../../ui/closed/ClosedTag'
import { useI18n } from '../../ui/i18n/I18nContext'
import { StatusIcon } from '../StatusIcon'
import { ageWords } from '../words/age-words'
import { connectorWords } from '../words/connector-words'
import { toShownAge } from '../words/lasting-status'

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

/** Plugs of a station: connector and power, status and its age. Plugs with equal connectors share a heading. */
export function PlugList({ plugs, matching = [], age: ofStation, now, renderSince }: Props) {
  const i18n = useI18n()
  if (plugs.length === 0) return null
  const formatAge = (plug: PlugDetails) => ageWords(i18n, toShownAge(plug, plug.status), now)
  const isRepeated = plugs.every((plug) => formatAge(plug) === ofStation)
  const renderStatus = (plug: PlugDetails) => (
    <PlugStatus plug={plug} age={isRepeated ? null : formatAge(plug)} since={renderSince(plug)} />
  )
  return (
    <section className="station-section">
      <h3>{i18n.t('station.plugs')}</h3>
      <ul className="plug-list">
        {groupPlugs(i18n, sortPlugs(plugs, matching), matching).map((group) => (
          <EqualPlugsItem key={group.plugs[0]?.id} {...group}>
            {renderStatus}
          </EqualPlugsItem>
        ))}
      </ul>
    </section>
  )
}

/** Plugs with equal connectors, under one heading. */
interface EqualPlugs {
  /** In words; empty: not stated. */
  connectors: string
  /** Whether the filters are about these plugs. */
  matches: boolean
  plugs: PlugDetails[]
}

/** Connectors and power once, and the status of each plug. */
function EqualPlugsItem({
  connectors,
  matches,
  plugs,
  children: renderStatus,
}: EqualPlugs & { children(plug: PlugDetails): ReactNode }) {
  const i18n = useI18n()
  const heading = (
    <p className="plug-connectors">
      <bdi>{connectors || i18n.t('station.plug.unknown')}</bdi>
      {matches && (
        <span className="plug-matching">
          {' '}
          <Check size={14} aria-hidden /> {i18n.t('station.plug.matches')}
        </span>
      )}
      {plugs.length > 1 && (
        <span className="plug-count"> {i18n.t('station.plugs.count', { count: plugs.length })}</span>
      )}
    </p>
  )
  const [single] = plugs.length === 1 ? plugs : []
  if (single)
    return (
      <li className="plug">
        <PlugIcon plug={single} />
        <div>
          {heading}
          {renderStatus(single)}
        </div>
      </li>
    )
  return (
    <li className="plug-group">
      {heading}
      <ul>
        {plugs.map((plug) => (
          <li key={plug.id} className="plug">
            <PlugIcon plug={plug} />
            {renderStatus(plug)}
          </li>
        ))}
      </ul>
    </li>
  )
}

function PlugIcon({ plug: { status, freshness } }: { plug: PlugDetails }) {
  return <StatusIcon status={status} faded={mayBeOld(freshness)} size={20} />
}

/** @param age `null`: the station has the same one */
function PlugStatus({ plug, age, since }: { plug: PlugDetails; age: string | null; since: ReactNode }) {
  const i18n = useI18n()
  return (
    <p className={`plug-status freshness-${toShownAge(plug, plug.status).freshness}`}>
      {i18n.t(plug.detail === undefined ? `status.${plug.status}` : `station.plug.${plug.detail}`)}{' '}
      {/* For a pushed value, its age is also the duration of the status. */}
      {!plug.isUnchanged && <span className="plug-since">{since}</span>}
      {age !== null && <span className="plug-age"> · {age}</span>}{' '}
      {plug.evidence?.access === 'closed' && <ClosedTag />}
      <span className="plug-id">
        {' '}
        <bdi>{plugLabel(plug)}</bdi>
      </span>
    </p>
  )
}

/** Plugs with equal connectors and power, in the order of the first of each group. */
function groupPlugs(i18n: I18n, all: readonly PlugDetails[], matching: readonly string[]): EqualPlugs[] {
  const groups = new Map<string, EqualPlugs>()
  for (const plug of all) {
    const connectors = plug.connectors.map((connector) => connectorWords(i18n, connector)).join(' · ')
    const matches = matching.includes(plug.id)
    const key = `${matches} ${connectors}`
    const group = groups.get(key)
    if (group) group.plugs.push(plug)
    else groups.set(key, { connectors, matches, plugs: [plug] })
  }
  return [...groups.values()]
}

/** Sorts plugs: those that match the filters first, then the strongest, then as the station lists them. */
function sortPlugs(plugs: readonly PlugDetails[], matching: readonly string[]): PlugDetails[] {
  const rank = ({ id }: PlugDetails) => (matching.includes(id) ? 0 : 1)
  const power = ({ connectors }: PlugDetails) => Math.max(0, ...connectors.map(({ powerKw }) => powerKw ?? 0))
  return plugs.toSorted((one, other) => rank(one) - rank(other) || power(other) - power(one))
}
