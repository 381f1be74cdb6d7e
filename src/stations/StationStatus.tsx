import type { StationSummary } from '../catalog/door'
import { useWords } from '../ui/Words'
import { StatusSign } from './StatusSign'
import { ageWords, summaryWords } from './station-words'

interface Props {
  station: StationSummary
  /** The values could not be fetched: nothing is known, and it is not the station's fault. */
  failed: boolean
  now: number
}

/** The status in a sentence, with the age of the measurement behind it or why there is none. */
export function StationStatus({ station, failed, now }: Props) {
  const words = useWords()
  const { status, freshness, measuredAt } = station
  const stale = freshness === 'stale'
  const age = ageWords(words, station, now)
  return (
    <div className={`station-status wash-${failed ? 'unknown' : status}`} data-stale={stale || undefined}>
      <StatusSign status={failed ? 'unknown' : status} stale={stale} size={30} />
      <div>
        <p className={`station-summary text-${failed ? 'unknown' : status}`}>
          {failed ? words.t('summary.failed') : summaryWords(words, station)}
        </p>
        {measuredAt !== null && freshness !== 'age-unknown' && (
          <p className={`freshness-${freshness}`}>
            {words.t('station.measured', { age: age ?? '', time: words.time(measuredAt, now) })}
          </p>
        )}
        {freshness === 'age-unknown' && <p>{words.t('station.measured.unknown')}</p>}
        {!failed && (status === 'unknown' || status === 'closed' || status === 'none') && (
          <p>{words.t(`summary.${status}.hint`)}</p>
        )}
      </div>
    </div>
  )
}
