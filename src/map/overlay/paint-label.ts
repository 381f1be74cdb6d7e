import type { FlatView, Pixel } from '../flat-view'
import { shrinkToFit } from '../padding'
import { pageFont } from './page-font'
import { boxAround, breakLines, lineHeight, overlap, type PixelBox } from './place-names'

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
const label = { size: 13, maxWidth: 170, padding: 6 } as const
/** `x` and `y`: between the text and the edges of its plate. */
const plate = { x: 6, y: 2, corner: 6, opacity: 0.9 } as const

/** Weight of its text. */
const weight = 650

/** What is around a label. */
interface Surroundings {
  view: FlatView
  /** Point that the label names. */
  point: Pixel
  /** Boxes that the label covers only if it does so on every side that is clear of `controls`. */
  symbols: readonly PixelBox[]
  /** Boxes above the map. */
  controls: readonly PixelBox[]
}

/**
 * Returns the middle of the label: below its point, or above it where something covers the map below. Where it would
 * cover a symbol or be covered by a control there, it is on the first other side of the point without one.
 * @param words `offset`: pixels between the point and the label
 */
export function placeLabel(
  words: { width: number; height: number; offset: number },
  { view, point: { x, y }, symbols, controls }: Surroundings,
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
  const isFreeOf = (boxes: readonly PixelBox[]) => (pixel: Pixel) =>
    !boxes.some((box) => overlap(box, boxAround(pixel, words.width, words.height), 0))
  const clear = [preferred, above, ...beside].filter(isFreeOf(controls))
  return clear.find(isFreeOf(symbols)) ?? clear[0] ?? preferred
}

/** Label broken into lines, with the box of its plate. */
interface LaidOut {
  rows: readonly { line: string; x: number; y: number }[]
  box: PixelBox
}

/** @param context its font is not changed */
export function layOutLabel(
  context: CanvasRenderingContext2D,
  { text, offset }: LabelText,
  around: Surroundings,
): LaidOut {
  context.save()
  context.font = pageFont(weight, label.size)
  const measureWidth = (line: string) => context.measureText(line).width
  const lines = breakLines(text, label.maxWidth, measureWidth)
  const step = label.size * lineHeight
  const width = Math.max(...lines.map(measureWidth)) + 2 * plate.x
  const height = lines.length * step + 2 * plate.y
  context.restore()
  const { x, y } = placeLabel({ width, height, offset }, around)
  return {
    rows: lines.map((line, index) => ({ line, x, y: y + (index - (lines.length - 1) / 2) * step })),
    box: boxAround({ x, y }, width, height),
  }
}

export function paintLabel(
  context: CanvasRenderingContext2D,
  { colour, surface }: LabelText,
  { rows, box }: LaidOut,
): void {
  const ratio = window.devicePixelRatio
  const { left, top, right, bottom } = box
  context.save()
  context.scale(ratio, ratio)
  context.globalAlpha = plate.opacity
  context.fillStyle = surface
  context.beginPath()
  context.roundRect(left, top, right - left, bottom - top, plate.corner)
  context.fill()
  context.globalAlpha = 1
  context.font = pageFont(weight, label.size)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = colour
  for (const { line, x, y } of rows) context.fillText(line, x, y)
  context.restore()
}
