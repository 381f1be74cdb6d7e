import type { StationSummary } from '../../catalog/station-summary'
import { useI18n } from '../../ui/i18n/I18nContext'
import type { PlugsAndMore } from './row-words'

interface Props {
  station: Pick<StationSummary, 'openUntil' | 'outOfUse'>
  now: number
}

/** Says that the station is open, and until when. Nothing is said of unknown hours; a shut station says so itself. */
function RowHours({ station: { openUntil, outOfUse }, now }: Props) {
  const i18n = useI18n()
  if (openUntil === null || outOfUse !== null) return null
  const until =
    typeof openUntil === 'number'
      ? { until: 'time', time: i18n.soon(openUntil, now) }
      : { until: openUntil, time: '' }
  return (
    <>
      <span className="row-hours">{i18n.t('list.open', until)}</span> ·{' '}
    </>
  )
}

/** The hours stand before the plugs, where no narrow row cuts them. */
export const hoursAndPlugs: PlugsAndMore = (plugs, station, now) => (
  <>
    <RowHours station={station} now={now} />
    {plugs}
  </>
)
