import type { MessageKey } from '../../i18n/languages'
import type { Station } from '../../model/station'
import { type Fact, Facts } from '../../ui/content/Facts'
import { useI18n } from '../../ui/i18n/I18nContext'
import {
  coordinatesWords,
  listEquipmentFacts,
  listPlaceFacts,
  listSourceFacts,
  listUseFacts,
  type NamedFact,
} from './fact-lists'
import { RawFields } from './RawFields'
import './station-facts.css'

interface Props {
  station: Station
  /** Ids of other records of the same site. */
  aliases: readonly string[]
  now: number
  /** Whether it is the only list of facts, and fields without a stated value are left out. */
  statedOnly?: boolean
}

/** Fields with a line of their own also without a value: people compare them between stations. */
const comparedFields: readonly MessageKey[] = [
  'station.access',
  'station.capacity',
  'station.state',
  'station.coordinates',
]

/**
 * Every field of the station record but those that `StationUse` shows, sorted by importance for drivers; the access is
 * in both. Most fields without a value are named in one line, or left out.
 */
export function StationFacts({ station, aliases, now, statedOnly = false }: Props) {
  const i18n = useI18n()
  const useFacts = listUseFacts(i18n, station, now)
  const facts = [
    ...(statedOnly
      ? useFacts
      : useFacts.filter(([name, fact]) => fact === null || name === 'station.access')),
    ...listEquipmentFacts(i18n, station),
    ['station.coordinates', coordinatesWords(i18n, station, statedOnly)] as const,
    ...(statedOnly ? listPlaceFacts(station) : []),
  ]
  const more = [...(statedOnly ? [] : listPlaceFacts(station)), ...listSourceFacts(i18n, station, aliases)]
  const show = (some: readonly NamedFact[]): Fact[] => {
    if (statedOnly)
      return some.filter(([, fact]) => fact !== null).map(([name, fact]) => [i18n.t(name), fact])
    const isShort = ([name, fact]: NamedFact) => fact === null && !comparedFields.includes(name)
    const missing = some.filter(isShort).map(([name]) => i18n.t(name))
    const rows = some
      .filter((fact) => !isShort(fact))
      .map(
        ([name, fact]): Fact => [
          i18n.t(name),
          fact ?? <Quiet key="not-stated">{i18n.t('station.not-stated')}</Quiet>,
        ],
      )
    if (missing.length === 0) return rows
    const label = i18n.t('station.not-stated.fields')
    return [...rows, [label, <Quiet key="missing">{missing.join(' · ')}</Quiet>] as const]
  }
  return (
    <section className="station-section">
      <h3>{i18n.t('station.facts')}</h3>
      <Facts className="facts" facts={show(facts)} />
      <details className="station-fold">
        <summary>{i18n.t('station.more')}</summary>
        <Facts className="facts" facts={show(more)} />
      </details>
      <RawFields station={station} />
    </section>
  )
}

/** Text that is less important than a fact. */
const Quiet = ({ children }: { children: string }) => <span className="quiet">{children}</span>
