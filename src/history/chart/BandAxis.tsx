import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import { useWords } from '../../ui/Words'
import type { TimeRange } from '../time-range'
import { countTicks, createTickWords, listTicks } from './ticks'
import type { TimeWindow } from './time-window'
import { useWidth } from './use-width'

/** Time axis under the bands, with the same ticks as a chart of this width. */
export function BandAxis({ from, to, timeWindow }: TimeRange & { timeWindow?: TimeWindow | undefined }) {
  const words = useWords()
  const { timeZone, language } = words
  const axis = useRef<HTMLDivElement>(null)
  const width = useWidth(axis)
  const subscribe = useCallback(
    (listener: () => void) => timeWindow?.subscribe(listener) ?? (() => undefined),
    [timeWindow],
  )
  const current = () => timeWindow?.current() ?? null
  const moved = useSyncExternalStore(subscribe, current, current)
  const shown = moved ?? { from, to }
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
