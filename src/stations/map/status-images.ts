import type { IconImage } from '../../map/overlay/drawing'
import { pageFont } from '../../map/overlay/page-font'
import { discRadius, type IconShape, iconBox, iconShapes, ring } from '../icon-shapes'
import { findStatusColour, type StatusPalette, statusPalettes } from '../status-palette'
import type { RingPart, StationIcon } from './station-icon'

/** CSS pixels: an icon, its outline, and the side of the image with both. */
const icon = { size: 22, outline: 2, side: 28 }
const clusterRing = { line: 5.5, thin: 3, outline: 2, gap: 1.5 }
const fadedAlpha = 0.5

/** Returns the outer diameter of a cluster in CSS pixels: three steps that grow with the number of stations. */
function clusterSize(count: number): number {
  if (count < 10) return 38
  return count < 100 ? 46 : 54
}

/** Draws the image of an icon at the screen's resolution. */
export function drawStationIcon(stationIcon: StationIcon): IconImage | null {
  const { look } = stationIcon
  const palette = statusPalettes[look]
  if (stationIcon.kind === 'cluster') {
    const { parts, label } = stationIcon
    const whole = parts.reduce((sum, { count }) => sum + count, 0)
    const size = clusterSize(whole)
    return drawSquare(size, (context) => drawCluster(context, palette, { size, whole, parts, label }))
  }
  const disc: Disc =
    stationIcon.kind === 'status'
      ? {
          colour: findStatusColour(look, stationIcon.status),
          shape: iconShapes[stationIcon.status],
          faded: stationIcon.faded,
        }
      : {
          colour: stationIcon.colour,
          shape: { disc: 'full', paths: [{ path: stationIcon.path, line: 2 }] },
          faded: false,
        }
  return drawSquare(icon.side, (context) => drawDisc(context, palette, disc))
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

interface Disc {
  colour: string
  shape: IconShape
  faded: boolean
}

function drawDisc(
  context: CanvasRenderingContext2D,
  palette: StatusPalette,
  { colour, shape: { disc, paths }, faded }: Disc,
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

interface Cluster {
  /** CSS pixels. */
  size: number
  /** Number of all stations. */
  whole: number
  parts: readonly RingPart[]
  label: string
}

function drawCluster(
  context: CanvasRenderingContext2D,
  palette: StatusPalette,
  { size, whole, parts, label }: Cluster,
) {
  const middle = size / 2
  context.beginPath()
  context.arc(middle, middle, middle, 0, 2 * Math.PI)
  context.fillStyle = palette.surface
  context.fill()

  let angle = -Math.PI / 2
  for (const { colour, count, faded, isThin } of parts) {
    context.lineWidth = isThin ? clusterRing.thin : clusterRing.line
    const radius = middle - clusterRing.outline - context.lineWidth / 2
    const share = (count / whole) * 2 * Math.PI
    // The gap separates two parts even if their colours look alike.
    const gap = count === whole ? 0 : Math.min(clusterRing.gap / radius, share / 2)
    const from = angle + gap / 2
    const to = angle + share - gap / 2
    const turn = to - (faded / count) * (to - from)
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
  }

  // In some languages a short number has a word, which is narrowed. It is part of the image, because a map label waits
  // for the glyphs of an online style.
  context.fillStyle = palette.text
  context.font = pageFont(650, 13)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(label, middle, middle + 0.5, size - 4 * clusterRing.line)
}
