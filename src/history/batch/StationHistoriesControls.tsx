import { failureWords } from '../../catalog/failures/failure-words'
import { FailureNotice } from '../../ui/content/FailureNotice'
import { useI18n } from '../../ui/i18n/I18nContext'
import { HistoryFailure } from '../HistoryFailure'
import { LoadHistories } from './LoadHistories'
import { maxStations } from './use-batch-loading'
import type { StationHistories } from './use-station-histories'
import '../../ui/controls/further-choice.css'

interface Props {
  histories: Omit<StationHistories<unknown>, 'results'>
  now: number
  /** Texts for stations without the needed series. */
  texts: {
    /** No station has one. */
    empty: string
    /** Some stations have none. */
    without(count: number): string
  }
}

/** Button that loads the histories of many stations, with progress, and notes about stations that are left out. */
export function StationHistoriesControls({ histories, now, texts }: Props) {
  const i18n = useI18n()
  const { stationsPage, error, retry, outOfRange, failed } = histories
  if (error) return <HistoryFailure error={error} onRetry={retry} />
  if (stationsPage === undefined) return null
  const { withSeries, matched, failure } = stationsPage
  const isIdle = histories.run.kind === 'idle'
  const isUnloaded = histories.loaded === 0 && isIdle
  if (withSeries === 0 && failure)
    return <FailureNotice>{`${i18n.t('summary.failed')}. ${failureWords(i18n, failure)}`}</FailureNotice>
  if (withSeries === 0) return <p className="quiet">{texts.empty}</p>
  const notes = [
    isUnloaded && i18n.t('histories.calls', { count: histories.requests }),
    withSeries > maxStations && i18n.t('histories.limit', { max: maxStations, count: withSeries }),
    matched > withSeries && texts.without(matched - withSeries),
    outOfRange > 0 && i18n.t('histories.range', { count: outOfRange }),
  ].filter((note) => note !== false)
  return (
    <>
      <LoadHistories loading={histories} now={now} />
      {failed > 0 && (
        <FailureNotice onRetry={isIdle && histories.loaded < histories.all ? histories.load : undefined}>
          {i18n.t('histories.failed', { count: failed })}
        </FailureNotice>
      )}
      {notes.length > 0 && <p className="quiet further-choice">{notes.join(' ')}</p>}
    </>
  )
}
