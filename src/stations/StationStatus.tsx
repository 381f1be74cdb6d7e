import type { StationSummary } from '../catalog/door'
import { mayBeOld } from '../model/freshness'
import type { OpeningHours } from '../model/station'
import type { Status } from '../model/status'
import { useWords } from '../ui/Words'
import { OpenNow } from './OpenNow'
import { StatusSign } from './StatusSign'
import { measuredWords, summaryWords } from './station-words'

interface Props {
  station: StationSummary
  /** The values could not be fetched: nothing is known, and it is not the station's fault. */
  failed: boolean
  openingHours: OpeningHours | null
  /** Of the region. */
  timeZone: string
  now: number
}

const hinted = ['unavailable', 'unknown', 'not-understood', 'closed', 'none'] as const

function hasHint(status: Status): status is (typeof hinted)[number] {
  return hinted.some((one) => one === status)
}

/** The status in a sentence, with the age of the measurement behind it or why there is none. */
export function StationStatus({ station, failed, openingHours, timeZone, now }: Props) {
  const words = useWords()
  const { status, freshness } = station
  const stale = mayBeOld(freshness)
  const measured = measuredWords(words, station, now)
  return (
    <div className={`station-status wash-${failed ? 'unknown' : status}`} data-stale={stale || undefined}>
      <StatusSign status={failed ? 'unknown' : status} stale={stale} size={30} />
      <div>
        <p className={`station-summary text-${failed ? 'unknown' : status}`}>
          {failed ? words.t('summary.failed') : summaryWords(words, station)}
        </p>
        {measured !== null && <p className={`freshness-${freshness}`}>{measured}</p>}
        {!failed && hasHint(status) && <p>{words.t(`summary.${status}.hint`)}</p>}
        {openingHours?.kind === 'weekly' && <OpenNow hours={openingHours} timeZone={timeZone} now={now} />}
      </div>
    </div>
  )
}
