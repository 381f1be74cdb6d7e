import type { Translator } from '../i18n/translator'
import { knownShare, type PeriodTime, type RowUptime, type UptimeReport, uptimeShare } from '../model/uptime'
import { useWords } from '../ui/Words'
import { shareWords } from './share-words'
import { UptimeSparkline } from './UptimeSparkline'
import { shareToOneDecimal } from './uptime-words'

interface Props {
  uptime: UptimeReport
  /** `null` without loaded histories. */
  row: RowUptime | null
  /** All plugs of the row. */
  plugs: number
  now: number
}

/** Cells of a row: uptime of each loaded period; of the chosen one mean time in fault, silence and sparkline. */
export function UptimeCells({ uptime: { periods, period }, row, plugs, now }: Props) {
  const words = useWords()
  if (periods.length === 0) return null
  const time = row?.uptime[period]
  return (
    <>
      {periods.map((one) => (
        <td key={one}>
          <Share time={row?.uptime[one]} />
        </td>
      ))}
      <td>
        {time === undefined || isUnknown(time) ? '–' : durationWords(words, time.fault / (row?.plugs ?? 1))}
      </td>
      <td>{time === undefined ? '–' : shareWords(words, time.silent, total(time))}</td>
      <td className="uptime-course">
        {time === undefined ? '–' : <UptimeSparkline steps={time.steps} period={period} now={now} />}
        {row !== null && row.plugs < plugs && (
          <small>{words.t('team.of-plugs', { count: row.plugs, all: plugs })}</small>
        )}
      </td>
    </>
  )
}

/** Uptime, with the known share of the time if it is below 100 %; a dash without known time. */
function Share({ time }: { time: PeriodTime | undefined }) {
  const words = useWords()
  const share = time && uptimeShare(time)
  if (time === undefined || share === null || share === undefined) return '–'
  const known = knownShare(time)
  return (
    <>
      {shareToOneDecimal(words, share)}
      {known < 1 && <small>{words.t('team.uptime.known', { share: shareWords(words, known, 1) })}</small>}
    </>
  )
}

const isUnknown = ({ up, fault }: PeriodTime) => up + fault === 0
const total = ({ up, fault, unclear, silent }: PeriodTime) => up + fault + unclear + silent

function durationWords(words: Translator, length: number): string {
  return length === 0 ? words.number(0) : words.age(0, length)
}
