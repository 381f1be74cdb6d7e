import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Snapshot } from '../../catalog/catalog-api'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { StationSummary } from '../../catalog/station-summary'
import { clock } from '../../clock'
import { cleanText } from '../../model/text'
import { catalogKey } from '../../queries/catalog-key'
import { useHiddenRefresh } from '../../queries/use-hidden-refresh'
import { showNotification } from '../../ui/browser/notification'
import { useI18n } from '../../ui/i18n/I18nContext'
import { numberWords } from '../words/free-words'
import { fullAgeWords } from '../words/full-age-words'
import { endWords } from './end-words'
import { FreeAlertResult } from './FreeAlertResult'
import { decideEnd, freeAlert, type WaitingAlert } from './free-alert'
import { findStationInOpenData } from './station-in-open-data'
import './free-alert.css'

interface Props {
  handle: CatalogHandle
  snapshot: Snapshot
  refreshSeconds: number
  onOpen(id: string): void
}

/** Line with the station that the page waits for and a stop button, and afterwards with the result. */
export function FreeAlertLine({ onOpen, ...props }: Props) {
  const i18n = useI18n()
  const alert = useSyncExternalStore(freeAlert.subscribe, freeAlert.current)
  return (
    <>
      {alert.kind === 'waiting' && (
        <div className="free-alert-line">
          <StationWatch {...props} waiting={alert} onOpen={onOpen} />
          <span>{i18n.t('station.alert.waiting', { name: alert.station.name })}</span>
          <button type="button" className="button-link" onClick={freeAlert.stop}>
            {i18n.t('station.alert.stop')}
          </button>
        </div>
      )}
      <FreeAlertResult alert={alert} onOpen={onOpen} />
    </>
  )
}

/** Checks each snapshot, and ends the wait at its end time even without a new one. */
function StationWatch({
  handle,
  snapshot,
  refreshSeconds,
  waiting,
  onOpen,
}: Props & { waiting: WaitingAlert }) {
  const i18n = useI18n()
  useHiddenRefresh(catalogKey, handle.viewer, refreshSeconds)
  const { station, requirements, endsAt } = waiting
  const { id } = station
  const check = useEffectEvent((summary: StationSummary | null, checked: Snapshot) => {
    const now = clock.now()
    const end = decideEnd(waiting, { summary, snapshot: checked, now })
    if (end === null) return
    freeAlert.end(waiting, end)
    if (end.reason !== 'free' || summary === null || waiting.permission !== 'granted') return
    const facts = [numberWords(i18n, summary), fullAgeWords(i18n, summary, now)]
    void showNotification({
      title: endWords(i18n, cleanText(summary.name), end),
      body: facts.filter((fact) => fact !== null).join(' · '),
      // Of each station, so that the news of another one stays.
      tag: `plugboard-free ${id}`,
      onClick: () => onOpen(id),
    })
  })
  useEffect(() => {
    let isCancelled = false
    // A catalog whose worker was ended or has failed does not answer. The page's own query reports a failure.
    findStationInOpenData(handle.catalog, { id, requirements, now: clock.now() }).then(
      (summary) => {
        if (!isCancelled) check(summary, snapshot)
      },
      () => undefined,
    )
    return () => {
      isCancelled = true
    }
  }, [handle, snapshot, id, requirements])
  useEffect(() => {
    const timer = setTimeout(() => freeAlert.end(waiting, { reason: 'over' }), endsAt - clock.now())
    return () => clearTimeout(timer)
  }, [waiting, endsAt])
  return null
}
