import type { FlatView, Pixel } from './flat-view'
import { shrinkToFit } from './padding'
import { type Box, breakLines, lineHeight } from './place-names'

/** Words beside a place, in a halo that stands out from any ground. */
export interface LabelText {
  text: string
  /** CSS pixels between the place and the words. */
  away: number
  colour: string
  halo: string
}

/** CSS pixels. */
const label = { size: 13, most: 170, halo: 4, air: 6 } as const

const font = `650 ${label.size}px "Inter Variable", system-ui, sans-serif`

/** Where the middle of the words is: beneath the place; above it where something covers the map beneath. */
export function placeLabel(
  view: FlatView,
  { x, y }: Pixel,
  away: number,
  words: { width: number; height: number },
): Pixel {
  const { left, right, bottom } = shrinkToFit(view.padding, view.width, view.height)
  const half = words.width / 2 + label.air
  const [first, last] = [left + half, view.width - right - half]
  const down = away + words.height / 2
  const isRoomy = y + away + words.height + label.air <= view.height - bottom
  // What hardly fits, and what is off the map, stays at its place.
  const isInSight = x >= left && x <= view.width - right && first <= last
  return { x: isInSight ? Math.min(last, Math.max(first, x)) : x, y: isRoomy ? y + down : y - down }
}

/** A label in its lines, with the box that it takes. */
interface LaidOut {
  rows: readonly { line: string; x: number; y: number }[]
  box: Box
}

/** @param context its font is left as it was */
export function layOutLabel(
  context: CanvasRenderingContext2D,
  { text, away }: LabelText,
  view: FlatView,
  at: Pixel,
): LaidOut {
  context.save()
  context.font = font
  const measureWidth = (line: string) => context.measureText(line).width
  const lines = breakLines(text, label.most, measureWidth)
  const step = label.size * lineHeight
  const words = { width: Math.max(...lines.map(measureWidth)), height: lines.length * step }
  context.restore()
  const { x, y } = placeLabel(view, at, away, words)
  return {
    rows: lines.map((line, index) => ({ line, x, y: y + (index - (lines.length - 1) / 2) * step })),
    box: {
      left: x - words.width / 2,
      top: y - words.height / 2,
      right: x + words.width / 2,
      bottom: y + words.height / 2,
    },
  }
}

export function paintLabel(
  context: CanvasRenderingContext2D,
  { colour, halo }: LabelText,
  { rows }: LaidOut,
): void {
  const ratio = window.devicePixelRatio
  context.save()
  context.scale(ratio, ratio)
  context.font = font
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = label.halo
  context.strokeStyle = halo
  context.fillStyle = colour
  // Every halo before any word: none covers the line above it.
  for (const { line, x, y } of rows) context.strokeText(line, x, y)
  for (const { line, x, y } of rows) context.fillText(line, x, y)
  context.restore()
}
