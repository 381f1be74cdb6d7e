import type { FlatView, Pixel } from '../flat-view'
import { shrinkToFit } from '../padding'
import { type Box, breakLines, lineHeight } from './place-names'

/** Text beside a place, with a halo for contrast on any ground. */
export interface LabelText {
  text: string
  /** CSS pixels between the place and the text. */
  offset: number
  colour: string
  halo: string
}

/** Sizes in CSS pixels. */
const label = { size: 13, maxWidth: 170, halo: 4, padding: 6 } as const

const font = `650 ${label.size}px "Inter Variable", system-ui, sans-serif`

/** Returns the middle of the text: below the place, or above it where something covers the map below. */
export function placeLabel(
  view: FlatView,
  { x, y }: Pixel,
  offset: number,
  words: { width: number; height: number },
): Pixel {
  const { left, right, bottom } = shrinkToFit(view.padding, view.width, view.height)
  const half = words.width / 2 + label.padding
  const [first, last] = [left + half, view.width - right - half]
  const down = offset + words.height / 2
  const isRoomy = y + offset + words.height + label.padding <= view.height - bottom
  // A label that hardly fits or is off the map is not moved.
  const isUncovered = x >= left && x <= view.width - right && first <= last
  return { x: isUncovered ? Math.min(last, Math.max(first, x)) : x, y: isRoomy ? y + down : y - down }
}

/** Label broken into lines, with its box. */
interface LaidOut {
  rows: readonly { line: string; x: number; y: number }[]
  box: Box
}

/** @param context its font is not changed */
export function layOutLabel(
  context: CanvasRenderingContext2D,
  { text, offset }: LabelText,
  view: FlatView,
  at: Pixel,
): LaidOut {
  context.save()
  context.font = font
  const measureWidth = (line: string) => context.measureText(line).width
  const lines = breakLines(text, label.maxWidth, measureWidth)
  const step = label.size * lineHeight
  const words = { width: Math.max(...lines.map(measureWidth)), height: lines.length * step }
  context.restore()
  const { x, y } = placeLabel(view, at, offset, words)
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
  // Draw all halos before the words, so that none covers the line above.
  for (const { line, x, y } of rows) context.strokeText(line, x, y)
  for (const { line, x, y } of rows) context.fillText(line, x, y)
  context.restore()
}
