import { startOfDay } from '../../i18n/zone-time'
import type { TimeRange } from '../../model/history'
import { useI18n } from '../../ui/i18n/I18nContext'
import type { TimeWindow } from '../chart/time-window'
import { useWindowValue } from '../chart/use-window-value'
import type { Days } from '../chosen-range'
import { splitDays, toDays } from '../time-range'

interface Props {
  timeWindow: TimeWindow
  timeRange: TimeRange
  /** Chooses the shown days as the range, which the link keeps. */
  onRange(days: Days): void
}

/** If the charts show earlier days than the chosen range has: these days, and a button that chooses them. */
export function KeepDays({ timeWindow, timeRange, onRange }: Props) {
  const i18n = useI18n()
  const days = useWindowValue(timeWindow, timeRange, (shown) =>
    shown.from < timeRange.from ? toDays(shown, i18n.timeZone) : null,
  )
  if (days === null) return null
  const [first, last] = splitDays(days)
  const shown = i18n.days(startOfDay(first, i18n.timeZone), startOfDay(last, i18n.timeZone))
  return (
    <button type="button" className="button-link" onClick={() => onRange(days)}>
      {i18n.t('compare.window.keep', { days: shown })}
    </button>
  )
}
