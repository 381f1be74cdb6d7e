import { type TownClass, townClasses } from './basemap-look'
import type { Town } from './basemap-shapes'
import { type FlatView, shownTiles, worldOrigin, worldSize } from './flat-view'
import { valueAt } from './stops'

export interface TownLabel {
  /** Pixel of the middle. */
  x: number
  y: number
  lines: readonly string[]
  /** Pixels. */
  size: number
  weight: TownClass['weight']
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Ems from one line to the next, as MapLibre has it. */
export const lineHeight = 1.2

/**
 * The names that there is room for, placed as MapLibre places them: larger towns first, and none closer to another
 * than both want to be.
 * @param widthOf pixels that a line takes
 * @param linesOf a name in lines that are short enough
 */
export function placeTownLabels(
  view: FlatView,
  towns: readonly Town[],
  widthOf: (text: string, size: number, weight: TownClass['weight']) => number,
  linesOf: (name: string, size: number, weight: TownClass['weight']) => readonly string[],
): TownLabel[] {
  const { zoom } = view.camera
  const origin = worldOrigin(view)
  const world = worldSize(zoom)
  const isShown = shownTiles(view)
  const taken: Box[] = []
  const placed: TownLabel[] = []
  for (const { name, population, x: mercatorX, y: mercatorY } of towns) {
    const kind = townClasses.findLast(({ from }) => population >= from)
    if (kind === undefined || zoom < kind.minzoom) continue
    const x = origin.x + mercatorX * world
    const y = origin.y + mercatorY * world
    if (isFarOff(view, x, y) || !isShown([mercatorX, mercatorY])) continue
    const size = valueAt(kind.size, zoom)
    const lines = linesOf(name, size, kind.weight)
    const halfWidth = Math.max(...lines.map((line) => widthOf(line, size, kind.weight))) / 2 + kind.padding
    const halfHeight = (lines.length * lineHeight * size) / 2 + kind.padding
    const box = { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight }
    if (taken.some((other) => overlap(box, other))) continue
    taken.push(box)
    placed.push({ x, y, lines, size, weight: kind.weight })
  }
  return placed
}

/** Pixels beyond the canvas up to which a label still takes room from others, as MapLibre has it. */
const margin = 100

function isFarOff({ width, height }: FlatView, x: number, y: number): boolean {
  return x < -margin || y < -margin || x > width + margin || y > height + margin
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** Breaks a name at its spaces so that no line is wider than `most`, unless a word is. */
export function breakLines(name: string, most: number, widthOf: (text: string) => number): string[] {
  const words = name.split(' ')
  if (words.length === 1 || widthOf(name) <= most) return [name]
  // As MapLibre does it: as many lines as the width asks for, about as long as each other.
  const target = widthOf(name) / Math.ceil(widthOf(name) / most)
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && Math.abs(widthOf(longer) - target) > Math.abs(widthOf(line) - target)) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
