import type { Station } from '../../model/station'
import { type Fact, Facts } from '../../ui/content/Facts'
import { useI18n } from '../../ui/i18n/I18nContext'
import { listUseFacts } from './fact-lists'
import './station-facts.css'

/**
 * What a driver asks before the trip: who may charge, when, and what is paid how. `StationFacts` names the fields that
 * are not stated.
 */
export function StationUse({ station, now }: { station: Station; now: number }) {
  const i18n = useI18n()
  const stated = listUseFacts(i18n, station, now).filter(([, fact]) => fact !== null)
  // No record has the price, and people look for it here.
  const price = <span className="quiet">{i18n.t('station.price.unknown')}</span>
  const facts: Fact[] = [
    ...stated.map(([name, fact]): Fact => [i18n.t(name), fact]),
    [i18n.t('station.price'), price],
  ]
  return (
    <section className="station-section">
      <h3>{i18n.t('station.use')}</h3>
      <Facts className="facts" facts={facts} />
    </section>
  )
}
