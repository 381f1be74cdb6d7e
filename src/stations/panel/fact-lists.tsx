import type { ReactNode } from 'react'
import type { I18n } from '../../i18n/i18n'
import type { MessageKey } from '../../i18n/languages'
import { formatDegrees, type Station } from '../../model/station'
import { cleanText } from '../../model/text'
import { ExternalLink } from '../../ui/controls/ExternalLink'
import { optionName } from '../words/option-name'
import { OpeningHoursList } from './OpeningHoursList'

/** A field of the record, named by its message. The fact is `null` if the record does not state it. */
export type NamedFact = readonly [name: MessageKey, fact: ReactNode]

/** Lists access, hours and payment. */
export function listUseFacts(i18n: I18n, station: Station, now: number): NamedFact[] {
  const { accessType, accessInfo, openingHours, cost, paymentInfo } = station
  return [
    ['station.access', accessType === 'UNKNOWN' ? null : optionName(i18n, 'access', accessType)],
    ['station.access.info', isolate(accessInfo)],
    ['station.hours', openingHours && <OpeningHoursList key="hours" hours={openingHours} now={now} />],
    ['station.cost', cost === null ? null : i18n.t(`station.cost.${cost}`)],
    ['station.payment', paymentInfo === '' ? null : <ExternalLink key="payment" address={paymentInfo} />],
  ]
}

export function listEquipmentFacts(i18n: I18n, station: Station): NamedFact[] {
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
export function listPlaceFacts(station: Station): NamedFact[] {
  const { provider, address, city, municipality } = station
  return [
    ['station.provider', isolate(provider)],
    ['station.address', isolate(address)],
    ['station.city', isolate(city)],
    ['station.municipality', isolate(municipality)],
  ]
}

export function listSourceFacts(i18n: I18n, station: Station, aliases: readonly string[]): NamedFact[] {
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

export function coordinatesWords(i18n: I18n, station: Station, statedOnly: boolean): string | null {
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
