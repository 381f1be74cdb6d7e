import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react'
import type uPlot from 'uplot'
import { type TimeWindow, zoom } from './time-window'
import { findNearest } from './tooltip-lines'

const zooms: Partial<Record<string, number>> = { '+': 1 / 2, '-': 2 }

/**
 * Chooses one of the chart's moments by pointer and keyboard.
 * @returns its index, the last one until somebody points; -1 without moments
 */
export function useChosenMoment(
  chart: RefObject<uPlot | null>,
  moments: readonly number[],
  timeWindow: TimeWindow | undefined,
) {
  const [at, setAt] = useState<number | null>(null)
  const index = at === null ? moments.length - 1 : findNearest(moments, at)

  const point = (next: number | null) => {
    setAt(next)
    const left = next === null ? -10 : (chart.current?.valToPos(next, 'x') ?? -10)
    chart.current?.setCursor({ left, top: 0 }, false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const factor = zooms[event.key]
    if (timeWindow && factor !== undefined) {
      event.preventDefault()
      return zoom(timeWindow, factor, at ?? undefined)
    }
    const step = countSteps(event.key, moments.length)
    if (step === undefined || moments.length === 0) return
    event.preventDefault()
    const next = moments[Math.min(moments.length - 1, Math.max(0, index + step))]
    if (timeWindow && next !== undefined) centreOn(timeWindow, next)
    point(next ?? null)
  }
  const onPointerMove = ({ clientX, isPrimary }: PointerEvent) => {
    // Of two fingers, the first points.
    if (!isPrimary) return
    const { left = 0 } = chart.current?.over.getBoundingClientRect() ?? {}
    const under = chart.current?.posToVal(clientX - left, 'x')
    const measured = under === undefined ? undefined : moments[findNearest(moments, under)]
    if (measured !== undefined) point(measured)
  }
  const onPointerLeave = ({ currentTarget }: PointerEvent) => {
    // The moment chosen by keyboard stays while the chart has the focus.
    if (document.activeElement !== currentTarget) point(null)
  }
  return {
    index,
    isPointed: at !== null,
    handlers: {
      onKeyDown,
      onFocus: () => point(moments[index] ?? null),
      onBlur: () => point(null),
      onPointerMove,
      onPointerLeave,
    },
  }
}

/** Number of moments that a key moves on; `undefined` for other keys. */
function countSteps(key: string, count: number): number | undefined {
  const page = Math.max(1, Math.round(count / 10))
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    PageUp: page,
    PageDown: -page,
    Home: -count,
    End: count,
  }
  return steps[key]
}

/** Centres a moment that is outside the window. */
function centreOn(timeWindow: TimeWindow, at: number): void {
  const { from, to } = timeWindow.current()
  if (at >= from && at <= to) return
  const half = (to - from) / 2
  timeWindow.set({ from: at - half, to: at + half })
}
