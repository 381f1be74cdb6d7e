import type { I18n } from '../../i18n/i18n'
import { shareWords } from '../../i18n/share-words'
import {
  knownShare,
  type PeriodTime,
  type RowUptime,
  totalTime,
  type UptimeReport,
  uptimeShare,
} from '../../model/uptime'
import { useI18n } from '../../ui/i18n/I18nContext'
import { UptimeSparkline } from './UptimeSparkline'
import { columnPeriods, isOfPeriod, type UptimeColumn } from './uptime-columns'

interface Props {
  /**
   * `uptime-…` is the uptime of the period that it names; the others are of the chosen one. `trend` is the sparkline.
   */
  column: UptimeColumn | 'trend'
  uptime: Pick<UptimeReport, 'period'>
  row: RowUptime
  /** All plugs of the row. */
  plugs: number
  now: number
}

/** One figure of a row, pale and marked until all histories of the row are loaded. */
export function UptimeFigure(props: Props) {
  const i18n = useI18n()
  const { column, row } = props
  if (!row.isIncomplete) return <Figure {...props} />
  return (
    <span className="uptime-part">
      <Figure {...props} />
      {isOfPeriod(column) && <small>{i18n.t('team.uptime.so-far')}</small>}
    </span>
  )
}

/** A figure from the loaded histories; a dash for what they do not tell. */
function Figure({ column, uptime: { period }, row, plugs, now }: Props) {
  const i18n = useI18n()
  if (isOfPeriod(column)) return <Share time={row.byPeriod[columnPeriods[column]]} />
  const time = row.byPeriod[period]
  if (column === 'fault')
    return time === undefined || isUnknown(time) ? '–' : durationWords(i18n, time.fault / row.plugs)
  if (column === 'silent') return time === undefined ? '–' : shareWords(i18n, time.silent, totalTime(time))
  return (
    <>
      {time === undefined ? '–' : <UptimeSparkline steps={time.steps} period={period} now={now} />}
      {row.plugs < plugs && <small>{i18n.t('team.of-plugs', { count: row.plugs, all: plugs })}</small>}
    </>
  )
}

/** Uptime, with the known share of the time if it is below 100 %; a dash without known time. */
function Share({ time }: { time: PeriodTime | undefined }) {
  const i18n = useI18n()
  const share = time && uptimeShare(time)
  if (time === undefined || share === null || share === undefined) return '–'
  const known = knownShare(time)
  return (
    <>
      {shareWords(i18n, share, 1, 1)}
      {known < 1 && <small>{i18n.t('team.uptime.known', { share: shareWords(i18n, known, 1) })}</small>}
    </>
  )
}

const isUnknown = ({ up, fault }: PeriodTime) => up + fault === 0

function durationWords(i18n: I18n, length: number): string {
  return length === 0 ? i18n.number(0) : i18n.age(0, length)
}
