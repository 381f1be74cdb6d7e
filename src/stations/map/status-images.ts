import type { IconImage } from '../../map/overlay/overlay-images'
import { type Status, statuses } from '../../model/status'
import type { Look } from '../../ui/use-look'
import { discRadius, type IconShape, iconBox, iconShapes, ring } from '../icon-shapes'
import { findStatusColour, type StatusPalette, statusPalettes } from '../status-palette'

/** CSS pixels: an icon, its outline, and the side of the image with both. */
const icon = { size: 22, outline: 2, side: 28 }
const clusterRing = { line: 5.5, outline: 2, gap: 1.5 }
const fadedAlpha = 0.5

/** Returns the outer diameter of a cluster in CSS pixels: three steps that grow with the number of stations. */
function clusterSize(count: number): number {
  if (count < 10) return 38
  return count < 100 ? 46 : 54
}

/** Returns the image id of a station's icon; ids contain all inputs of the drawing. */
export function iconId(look: Look, status: Status, faded: boolean) {
  return `icon/${look}/${status}/${faded ? 'faded' : 'now'}` as const
}

interface Mix {
  mix: string
  faded: string
}

/**
 * Returns the image id of a cluster.
 * @param mix number of stations per status, in the order of `statuses`, separated by commas
 * @param faded number of these stations that are drawn faded, in the same format
 * @param label formatted number in the middle
 */
export function clusterId(look: Look, { mix, faded }: Mix, label: string): string {
  return ['cluster', look, mix, faded, label].join('/')
}

/**
 * Image ids of icons by class instead of status: a disc with a line on it, by colour and path data, and a cluster with
 * the colours of its counts.
 */
export type ClassIconId =
  | `icon/${Look}/${string}/now/${string}`
  | `cluster/${Look}/${string}/${string}/${string}/${string}`
  | ReturnType<typeof iconId>

/** Draws the image of an id at the screen's resolution; returns `null` for ids of other modules. */
export function drawStatusImage(id: string): IconImage | null {
  const [kind, look = '', what = '', more = '', label = '', ...given] = id.split('/')
  if (!isLook(look)) return null
  const palette = statusPalettes[look]
  if (kind === 'cluster') {
    const mix = what.split(',').map(Number)
    const faded = more.split(',').map(Number)
    const size = clusterSize(mix.reduce((sum, count) => sum + count, 0))
    const colours = given[0] ? given : palette.statuses
    return drawSquare(size, (context) => drawCluster(context, palette, { size, mix, faded, label, colours }))
  }
  const status = statuses.find((one) => one === what)
  if (kind !== 'icon' || !(status || label)) return null
  const shape: IconShape = status ? iconShapes[status] : { disc: 'full', paths: [{ path: label, line: 2 }] }
  const colour = status ? findStatusColour(look, status) : what
  return drawSquare(icon.side, (context) =>
    drawIcon(context, palette, { colour, shape, faded: more === 'faded' }),
  )
}

function isLook(text: string): text is Look {
  return Object.hasOwn(statusPalettes, text)
}

function drawSquare(side: number, draw: (context: CanvasRenderingContext2D) => void): IconImage | null {
  const pixelRatio = Math.min(3, Math.max(1, window.devicePixelRatio))
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.round(side * pixelRatio)
  // The image is read back at once. Software drawing does not wait for the graphics process.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.scale(pixelRatio, pixelRatio)
  draw(context)
  return { canvas, pixelRatio }
}

function drawIcon(
  context: CanvasRenderingContext2D,
  palette: StatusPalette,
  { colour, shape: { disc, paths }, faded }: { colour: string; shape: IconShape; faded: boolean },
) {
  const scale = icon.size / iconBox
  context.translate(icon.side / 2 - icon.size / 2, icon.side / 2 - icon.size / 2)
  context.scale(scale, scale)
  context.lineCap = context.lineJoin = 'round'
  circle(context, discRadius + icon.outline / scale)
  context.fillStyle = palette.surface
  context.fill()

  // The outline stays opaque: only the icon is faded.
  context.globalAlpha = faded ? fadedAlpha : 1
  context.fillStyle = context.strokeStyle = colour
  if (disc === 'full') {
    circle(context, discRadius)
    context.fill()
    context.globalAlpha = 1
    context.fillStyle = context.strokeStyle = palette.surface
  } else {
    circle(context, ring.radius)
    context.lineWidth = ring.line
    context.lineCap = 'butt'
    context.setLineDash(disc === 'dashed' ? [...ring.dashes] : [])
    context.stroke()
    context.setLineDash([])
    context.lineCap = 'round'
  }
  for (const { path, line } of paths) {
    if (line === null) context.fill(new Path2D(path))
    else {
      context.lineWidth = line
      context.stroke(new Path2D(path))
    }
  }
}

function circle(context: CanvasRenderingContext2D, radius: number) {
  context.beginPath()
  context.arc(iconBox / 2, iconBox / 2, radius, 0, 2 * Math.PI)
}

function drawCluster(
  context: CanvasRenderingContext2D,
  palette: StatusPalette,
  {
    size,
    mix,
    faded,
    label,
    colours,
  }: {
    size: number
    mix: readonly number[]
    faded: readonly number[]
    label: string
    colours: readonly string[]
  },
) {
  const middle = size / 2
  const whole = mix.reduce((sum, count) => sum + count, 0)
  context.beginPath()
  context.arc(middle, middle, middle, 0, 2 * Math.PI)
  context.fillStyle = palette.surface
  context.fill()

  context.lineWidth = clusterRing.line
  const radius = middle - clusterRing.outline - clusterRing.line / 2
  let angle = -Math.PI / 2
  colours.forEach((colour, index) => {
    const count = mix[index] ?? 0
    const share = (count / whole) * 2 * Math.PI
    if (!(share > 0)) return
    // The gap separates two parts even if their colours look alike.
    const gap = count === whole ? 0 : Math.min(clusterRing.gap / radius, share / 2)
    const from = angle + gap / 2
    const to = angle + share - gap / 2
    const turn = to - ((faded[index] ?? 0) / count) * (to - from)
    context.strokeStyle = colour
    for (const [begin, end, alpha] of [
      [from, turn, 1],
      [turn, to, fadedAlpha],
    ] as const) {
      if (end <= begin) continue
      context.beginPath()
      context.arc(middle, middle, radius, begin, end)
      context.globalAlpha = alpha
      context.stroke()
    }
    context.globalAlpha = 1
    angle += share
  })

  // The number is part of the image, because a map label waits for the glyphs of an online style.
  context.fillStyle = palette.text
  context.font = '650 13px "Inter Variable", system-ui, sans-serif'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(label, middle, middle + 0.5)
}
