import { useMemo, useRef } from 'react'
import { useI18n } from '../../ui/i18n/I18nContext'
import type { ChartFrame } from './chart-options'
import { chooseDetail } from './means'
import type { TimeWindow } from './time-window'
import { createTooltip, type TooltipLine } from './tooltip-lines'
import { useChart } from './use-chart'
import { useChartGestures } from './use-chart-gestures'
import { useChosenMoment } from './use-chosen-moment'
import { useWindowValue } from './use-window-value'

interface Props extends Omit<ChartFrame, 'timeZone' | 'language'> {
  /** Names of the series. */
  name: string
  /** In the order of the lines. */
  tooltipLines: readonly TooltipLine[]
  now: number
  /** The window that is shown, if it can be changed. */
  timeWindow?: TimeWindow
}

/** Lines on a true time axis, with gaps for unknown time. Pointer and keyboard show single values or means. */
export function TimeChart({ name, tooltipLines, now, timeWindow, ...shape }: Props) {
  const i18n = useI18n()
  const frame = { ...shape, timeZone: i18n.timeZone, language: i18n.language }
  const holder = useRef<HTMLDivElement>(null)
  const chart = useChart(holder, frame, timeWindow)
  useChartGestures(holder, chart, timeWindow)
  const { lines, from, to } = frame
  const detail = useWindowValue(timeWindow, { from, to }, (shown) => chooseDetail(lines, shown))
  const { moments, textsAt } = useMemo(
    () => createTooltip(i18n, detail, { tooltipLines, lines, now }),
    [i18n, detail, tooltipLines, lines, now],
  )
  const { index, isPointed, handlers } = useChosenMoment(chart, moments, timeWindow)
  const moment = moments[index]
  const texts = (moment === undefined ? [] : textsAt(moment)).map((one) =>
    one.name === '' ? one.text : `${one.name}: ${one.text}`,
  )
  return (
    <>
      <div
        className="time-chart"
        role="slider"
        data-detail={detail}
        tabIndex={moments.length === 0 ? -1 : 0}
        aria-label={
          detail === 'samples'
            ? i18n.t('chart.read', { name })
            : i18n.t('chart.read.means', { name, step: detail })
        }
        aria-valuemin={0}
        aria-valuemax={Math.max(0, moments.length - 1)}
        aria-valuenow={Math.max(0, index)}
        aria-valuetext={texts.join(' · ')}
        {...handlers}
      >
        <div ref={holder} />
        {isPointed && texts.length > 0 && (
          <p className="chart-tip" aria-hidden>
            {texts.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </p>
        )}
      </div>
      {detail !== 'samples' && (
        <p className="chart-means">
          {i18n.t('chart.means', { step: detail, lines: lines.length === 1 ? 'one' : 'more' })}
          {lines.some(({ means }) => means(detail).isPart) &&
            ` ${i18n.t('chart.means.part', { step: detail })}`}
        </p>
      )}
    </>
  )
}
