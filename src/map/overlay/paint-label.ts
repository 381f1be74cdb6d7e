import type { FlatView, Pixel } from '../flat-view'
import { shrinkToFit } from '../padding'
import { boxAround, overlap, type PixelBox } from '../pixel-box'
import { pageFont } from './page-font'
import { breakLines, lineHeight } from './place-names'

/** Text beside a place, on a plate: what the text covers must not be read as part of it. */
export interface LabelText {
  text: string
  /** CSS pixels between the place and the text. */
  offset: number
  colour: string
  /** Colour of the plate. */
  surface: string
}

/** Sizes in CSS pixels. */
const label = { size: 13, maxWidth: 120, padding: 6 } as const
/** `x` and `y`: between the text and the edges of its plate. */
const plate = { x: 6, y: 2, corner: 6 } as const

/** Shifts along a side as shares of the label's width. */
const shifts = [0.25, -0.25, 0.5, -0.5] as const

/** Weight of its text. */
const weight = 650

/** Where a label can be, and what it may cover there. */
interface LabelRoom {
  view: FlatView
  /** Point that the label names. */
  point: Pixel
  /** Boxes that the label covers only if it does so in every place that is clear of `controls`. */
  symbols: readonly PixelBox[]
  /** Boxes above the map. */
  controls: readonly PixelBox[]
}

/**
 * Returns the middle of the label: below its point, or above it where something covers the map below. Where it would
 * cover a symbol or be covered by a control there, it is on the first other side of the point without one, if need be
 * shifted along that side; without such a side, where it covers the least of symbols.
 * @param words `offset`: pixels between the point and the label
 */
export function placeLabel(
  words: { width: number; height: number; offset: number },
  { view, point: { x, y }, symbols, controls }: LabelRoom,
): Pixel {
  const { offset } = words
  const { left, right, bottom } = shrinkToFit(view.padding, view.width, view.height)
  const half = words.width / 2 + label.padding
  const [first, last] = [left + half, view.width - right - half]
  const down = offset + words.height / 2
  const aside = offset + words.width / 2
  const isRoomy = y + offset + words.height + label.padding <= view.height - bottom
  // A label that hardly fits or is off the map is not moved.
  const isUncovered = x >= left && x <= view.width - right && first <= last
  const middle = isUncovered ? Math.min(last, Math.max(first, x)) : x
  const above = { x: middle, y: y - down }
  const preferred = isRoomy ? { x: middle, y: y + down } : above
  const beside = [x + aside, x - aside]
    .filter((side) => side >= first && side <= last)
    .map((side) => ({ x: side, y }))
  const shifted = shifts
    .map((shift) => x + shift * words.width)
    .filter((shift) => isUncovered && shift >= first && shift <= last)
    .flatMap((shift) => [preferred, above].map(({ y }) => ({ x: shift, y })))
  const boxOf = (pixel: Pixel) => boxAround(pixel, words.width, words.height)
  const clear = [preferred, above, ...beside, ...shifted].filter(
    (pixel) => !controls.some((box) => overlap(box, boxOf(pixel), 0)),
  )
  const covered = clear.map((pixel) => symbols.reduce((sum, box) => sum + sharedArea(box, boxOf(pixel)), 0))
  return clear[covered.indexOf(Math.min(...covered))] ?? preferred
}

function sharedArea(one: PixelBox, other: PixelBox): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, across) * Math.max(0, down)
}

/** Label broken into lines, with the box of its plate. */
interface LaidOutLabel {
  rows: readonly { line: string; x: number; y: number }[]
  box: PixelBox
}

/** @param context its font is not changed */
export function layOutLabel(
  context: CanvasRenderingContext2D,
  { text, offset }: LabelText,
  room: LabelRoom,
): LaidOutLabel {
  context.save()
  context.font = pageFont(weight, label.size)
  const measureWidth = (line: string) => context.measureText(line).width
  const lines = breakLines(text, label.maxWidth, measureWidth)
  const step = label.size * lineHeight
  const width = Math.max(...lines.map(measureWidth)) + 2 * plate.x
  const height = lines.length * step + 2 * plate.y
  context.restore()
  const { x, y } = placeLabel({ width, height, offset }, room)
  return {
    rows: lines.map((line, index) => ({ line, x, y: y + (index - (lines.length - 1) / 2) * step })),
    box: boxAround({ x, y }, width, height),
  }
}

export function paintLabel(
  context: CanvasRenderingContext2D,
  { colour, surface }: LabelText,
  { rows, box }: LaidOutLabel,
): void {
  const ratio = window.devicePixelRatio
  const { left, top, right, bottom } = box
  context.save()
  context.scale(ratio, ratio)
  context.fillStyle = surface
  context.beginPath()
  context.roundRect(left, top, right - left, bottom - top, plate.corner)
  context.fill()
  context.font = pageFont(weight, label.size)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = colour
  for (const { line, x, y } of rows) context.fillText(line, x, y)
  context.restore()
}
