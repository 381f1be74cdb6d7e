import type { ReactNode } from 'react'
import type { I18n } from '../../i18n/i18n'
import type { MessageKey } from '../../i18n/languages'
import { formatDegrees, type Station } from '../../model/station'
import { cleanText } from '../../model/text'
import { type Fact, Facts } from '../../ui/content/Facts'
import { ExternalLink } from '../../ui/controls/ExternalLink'
import { useI18n } from '../../ui/i18n/I18nContext'
import { optionName } from '../words/option-name'
import { OpeningHoursList } from './OpeningHoursList'
import { RawFields } from './RawFields'
import './station-facts.css'

interface Props {
  station: Station
  /** Ids of other records of the same site. */
  aliases: readonly string[]
  now: number
  /** Whether fields without a stated value are left out. */
  statedOnly?: boolean
}

/** A field of the record, named by its message. */
type NamedFact = readonly [name: MessageKey, fact: ReactNode]

/** Fields with a line of their own also without a value: people compare them between stations. */
const comparedFields: readonly MessageKey[] = [
  'station.access',
  'station.capacity',
  'station.state',
  'station.coordinates',
]

/**
 * Every field of the station record, sorted by importance for drivers. Most fields without a value are named in one
 * line, or left out.
 */
export function StationFacts({ station, aliases, now, statedOnly = false }: Props) {
  const i18n = useI18n()
  const facts = [
    ...listUseFacts(i18n, station, now),
    // No record has it, and people look for it here.
    ...(statedOnly
      ? []
      : [['station.price', <Quiet key="price">{i18n.t('station.price.unknown')}</Quiet>] as const]),
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

/** Lists access, hours and payment. Here and in the next lists, a fact is `null` if the record does not state it. */
function listUseFacts(i18n: I18n, station: Station, now: number): NamedFact[] {
  const { accessType, accessInfo, openingHours, cost, paymentInfo } = station
  return [
    ['station.access', accessType === 'UNKNOWN' ? null : optionName(i18n, 'access', accessType)],
    ['station.access.info', isolate(accessInfo)],
    ['station.hours', openingHours && <OpeningHoursList key="hours" hours={openingHours} now={now} />],
    ['station.cost', cost === null ? null : i18n.t(`station.cost.${cost}`)],
    ['station.payment', paymentInfo === '' ? null : <ExternalLink key="payment" address={paymentInfo} />],
  ]
}

function listEquipmentFacts(i18n: I18n, station: Station): NamedFact[] {
  const { categories, capacity, reservable, state } = station
  const categoryNames = categories.map((category) => optionName(i18n, 'category', category))
  return [
    ['station.category', isolate(i18n.list(categoryNames))],
    ['station.capacity', capacity === null ? null : i18n.t('station.capacity.plugs', { capacity })],
    [
      'station.reservable',
      reservable === null
        ? null
        : i18n.t(reservable ? 'station.reservable.true' : 'station.reservable.false'),
    ],
    ['station.state', state === '' ? null : stateWords(i18n, state)],
  ]
}

/** Lists what a loaded station also has below its name, in one line. */
function listPlaceFacts(station: Station): NamedFact[] {
  const { provider, address, city, municipality } = station
  return [
    ['station.provider', isolate(provider)],
    ['station.address', isolate(address)],
    ['station.city', isolate(city)],
    ['station.municipality', isolate(municipality)],
  ]
}

function listSourceFacts(i18n: I18n, station: Station, aliases: readonly string[]): NamedFact[] {
  return [
    ['station.origins', isolate(i18n.list(station.origins))],
    ['station.id', isolate(i18n.list([station.id, ...aliases].map(cleanText)))],
  ]
}

/** Isolates the direction of a text from the page's. @returns `null` for an empty text */
function isolate(text: string): ReactNode {
  return text === '' ? null : <bdi>{text}</bdi>
}

/** Translates a state. An unknown one is shown as the operator wrote it. */
function stateWords(i18n: I18n, state: string): ReactNode {
  const text = i18n.tOr(`state.${state}`, '')
  return text === '' ? <bdi>{i18n.t('station.state.stated', { state })}</bdi> : text
}

function coordinatesWords(i18n: I18n, station: Station, statedOnly: boolean): string | null {
  const { position, invalidPosition } = station
  if (position) return `${position.lat.toFixed(5)}, ${position.lon.toFixed(5)}`
  return statedOnly && invalidPosition === null ? null : invalidPositionWords(i18n, station)
}

function invalidPositionWords(i18n: I18n, { invalidPosition }: Station): string {
  if (invalidPosition === null) return i18n.t('station.coordinates.none')
  if (invalidPosition.reason === 'unreadable') return i18n.t('station.coordinates.unreadable')
  const [lat, lon] = [invalidPosition.lat, invalidPosition.lon].map(formatDegrees)
  return i18n.t(`station.coordinates.${invalidPosition.reason}`, { lat: lat ?? '', lon: lon ?? '' })
}
