import type { ReactNode } from 'react'
import type { Translator } from '../i18n/translator'
import { degreesText, type Station } from '../model/station'
import { cleanText } from '../model/text'
import { ExternalLink } from '../ui/ExternalLink'
import { type Fact, Facts } from '../ui/Facts'
import { useWords } from '../ui/Words'
import { OpeningTimes } from './OpeningTimes'
import { OpenNow } from './OpenNow'
import { optionName } from './option-name'
import { RawFields } from './RawFields'
import './station-facts.css'

interface Props {
  station: Station
  /** Ids of other records of the same site. */
  aliases: readonly string[]
  /** Time zone of the region. */
  timeZone: string
  now: number
  /** Whether fields without a stated value are left out. */
  statedOnly?: boolean
}

/** Translates a state. An unknown one is shown as the operator wrote it. */
function stateWords(words: Translator, state: string): ReactNode {
  const known = words.word(`state.${state}`, '')
  return known === '' ? <bdi>{words.t('station.state.stated', { state })}</bdi> : known
}

/**
 * Every field of the station record, sorted by importance for drivers. A field without a value reads "not stated" or
 * is left out.
 */
export function StationFacts({ station, aliases, timeZone, now, statedOnly = false }: Props) {
  const words = useWords()
  const missing = <span className="station-quiet">{words.t('station.not-stated')}</span>
  const text = (value: string) => (value === '' ? missing : <bdi>{value}</bdi>)
  const isStated = ([, fact]: Fact) => fact !== missing
  const { position, capacity, reservable, categories, openingHours, cost } = station
  const facts: Fact[] = [
    [
      words.t('station.access'),
      station.accessType === 'UNKNOWN' ? missing : optionName(words, 'access', station.accessType),
    ],
    [words.t('station.access.info'), text(station.accessInfo)],
    [
      words.t('station.hours'),
      openingHours === null ? (
        missing
      ) : (
        <div key="hours">
          <OpenNow hours={openingHours} timeZone={timeZone} now={now} />
          <OpeningTimes hours={openingHours} now={now} />
        </div>
      ),
    ],
    [words.t('station.cost'), cost === null ? missing : words.t(`station.cost.${cost}`)],
    [
      words.t('station.payment'),
      station.paymentInfo === '' ? missing : <ExternalLink key="payment" address={station.paymentInfo} />,
    ],
    [
      words.t('station.category'),
      text(words.list(categories.map((category) => optionName(words, 'category', category)))),
    ],
    [words.t('station.provider'), text(station.provider)],
    [
      words.t('station.capacity'),
      capacity === null ? missing : words.t('station.capacity.plugs', { capacity }),
    ],
    [
      words.t('station.reservable'),
      reservable === null
        ? missing
        : words.t(reservable ? 'station.reservable.true' : 'station.reservable.false'),
    ],
    [words.t('station.state'), station.state === '' ? missing : stateWords(words, station.state)],
    [words.t('station.address'), text(station.address)],
    [words.t('station.city'), text(station.city)],
    [words.t('station.municipality'), text(station.municipality)],
    [
      words.t('station.coordinates'),
      position
        ? `${position.lat.toFixed(5)}, ${position.lon.toFixed(5)}`
        : statedOnly && station.doubted === null
          ? missing
          : doubtWords(words, station),
    ],
  ]
  const more: Fact[] = [
    [words.t('station.origins'), text(words.list(station.origins))],
    [words.t('station.id'), text(words.list([station.id, ...aliases].map(cleanText)))],
  ]
  const shown = (some: readonly Fact[]) => (statedOnly ? some.filter(isStated) : some)
  return (
    <section className="station-section">
      <h3>{words.t('station.facts')}</h3>
      <Facts className="facts" facts={shown(facts)} />
      <details className="station-fold">
        <summary>{words.t('station.more')}</summary>
        <Facts className="facts" facts={shown(more)} />
      </details>
      <RawFields station={station} />
    </section>
  )
}

function doubtWords(words: Translator, { doubted }: Station): string {
  if (doubted === null) return words.t('station.coordinates.none')
  if (doubted.why === 'unreadable') return words.t('station.coordinates.unreadable')
  const [lat, lon] = [doubted.lat, doubted.lon].map(degreesText)
  return words.t(`station.coordinates.${doubted.why}`, { lat: lat ?? '', lon: lon ?? '' })
}
