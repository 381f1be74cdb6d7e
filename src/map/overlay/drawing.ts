import type { Mercator } from '../flat-view'
import type { LabelText } from './paint-label'
import type { PlaceName } from './place-names'

interface PlacedDrawing {
  place: Mercator
}

/** Image at the screen's resolution. */
export interface IconImage {
  canvas: HTMLCanvasElement
  /** Image pixels per CSS pixel. */
  pixelRatio: number
}

export interface MapIcon {
  /** Icons with the same key have the same image. */
  key: string
  /** Returns `null` if the browser gives no canvas to draw on. */
  draw(): IconImage | null
}

/** Icon of a station or cluster, with its middle at its place. */
export interface MapSymbol extends PlacedDrawing {
  kind: 'symbol'
  icon: MapIcon
  /** Factor of the image's size. */
  scale: number
  /** What a click opens; `null`: it cannot be clicked. */
  target: ClickTarget | null
}

/** A station or cluster with its number of stations, or the highlight of a station, which is not counted. */
export type ClickTarget = { kind: 'stations'; id: string; count: number } | { kind: 'highlight'; id: string }

/** Circle around its place. */
export interface Circle extends PlacedDrawing {
  kind: 'circle'
  /** CSS pixels, without the line. */
  radius: number
  fill: string | null
  /** Line around it; its width in CSS pixels. */
  line: { width: number; colour: string }
  /** Whether no name or label covers it. */
  keepsNamesOff?: boolean
  /** Whether clusters that it would cover are painted beside it. */
  movesClusters?: boolean
}

/** Name of a place. */
export interface Label extends PlacedDrawing, LabelText {
  kind: 'label'
}

export type Drawing = MapSymbol | Circle | Label

/** Content of the canvas above the base map, from bottom to top. */
export interface Overlay {
  /** Names to paint where there is room. Earlier names have priority. */
  names: readonly PlaceName[]
  drawings: readonly Drawing[]
}
