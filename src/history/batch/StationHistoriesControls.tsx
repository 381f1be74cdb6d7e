import { errorWords } from '../../catalog/explain'
import { failureWords } from '../../catalog/failure-words'
import { useWords } from '../../ui/words/Words'
import { LoadHistories } from './LoadHistories'
import { maxStations } from './use-batch-loading'
import type { StationHistories } from './use-station-histories'

interface Props {
  histories: Omit<StationHistories<unknown>, 'known'>
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
  const words = useWords()
  const { matching, error, outOfRange, failed } = histories
  if (error) return <p>{`${words.t('chart.failed')} ${errorWords(words, error)}`}</p>
  if (matching === undefined) return null
  const { withSeries, matched, failure } = matching
  const isUnloaded = histories.loaded === 0 && histories.run.kind === 'idle'
  if (withSeries === 0 && failure)
    return <p>{`${words.t('summary.failed')}. ${failureWords(words, failure)}`}</p>
  if (withSeries === 0) return <p className="quiet">{texts.empty}</p>
  const notes = [
    isUnloaded && words.t('histories.calls', { count: histories.calls }),
    withSeries > maxStations && words.t('histories.most', { most: maxStations, count: withSeries }),
    matched > withSeries && texts.without(matched - withSeries),
    outOfRange > 0 && words.t('histories.range', { count: outOfRange }),
    failed > 0 && words.t('histories.failed', { count: failed }),
  ].filter((note) => note !== false)
  return (
    <>
      <LoadHistories loading={histories} now={now} />
      {notes.length > 0 && <p className="quiet">{notes.join(' ')}</p>}
    </>
  )
}
