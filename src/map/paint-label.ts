import type { FlatView, Pixel } from './flat-view'
import { shrinkToFit } from './padding'
import { breakLines, lineHeight } from './town-labels'

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

export function paintLabel(
  context: CanvasRenderingContext2D,
  { text, away, colour, halo }: LabelText,
  view: FlatView,
  at: Pixel,
): void {
  const ratio = window.devicePixelRatio
  context.save()
  context.scale(ratio, ratio)
  context.font = `650 ${label.size}px "Inter Variable", system-ui, sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = label.halo
  context.strokeStyle = halo
  context.fillStyle = colour
  const widthOf = (line: string) => context.measureText(line).width
  const lines = breakLines(text, label.most, widthOf)
  const step = label.size * lineHeight
  const words = { width: Math.max(...lines.map(widthOf)), height: lines.length * step }
  const middle = placeLabel(view, at, away, words)
  const rows = lines.map((line, index) => ({
    line,
    y: middle.y + (index - (lines.length - 1) / 2) * step,
  }))
  // Every halo before any word: none covers the line above it.
  for (const { line, y } of rows) context.strokeText(line, middle.x, y)
  for (const { line, y } of rows) context.fillText(line, middle.x, y)
  context.restore()
}
