import { useMemo, useRef } from 'react'
import type { TimeRange } from '../../model/history'
import { useI18n } from '../../ui/i18n/I18nContext'
import { countTicks, createTickWords, listTicks } from './ticks'
import type { TimeWindow } from './time-window'
import { useWidth } from './use-width'
import { useWindowValue } from './use-window-value'

/** Time axis under the bands, with the same ticks as a chart of this width. */
export function BandAxis({ from, to, timeWindow }: TimeRange & { timeWindow?: TimeWindow | undefined }) {
  const i18n = useI18n()
  const { timeZone, language } = i18n
  const axis = useRef<HTMLDivElement>(null)
  const width = useWidth(axis)
  const range = useMemo(() => ({ from, to }), [from, to])
  const shown = useWindowValue(timeWindow, range, (current) => current)
  const tickWords = useMemo(() => createTickWords(timeZone, language), [timeZone, language])
  return (
    <div ref={axis} className="band-axis" aria-hidden>
      {listTicks(shown, timeZone, countTicks(width)).map((tick) => (
        <span key={tick} style={{ left: `${((tick - shown.from) / (shown.to - shown.from)) * 100}%` }}>
          {tickWords(shown, tick)}
        </span>
      ))}
    </div>
  )
}
