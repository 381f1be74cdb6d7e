import type { Mercator } from './flat-view'
import type { LabelText } from './paint-label'
import type { PlaceName } from './place-names'

interface Placed {
  place: Mercator
}

/** Image whose middle is at its place. */
export interface Sign extends Placed {
  icon: string
  scale: number
  /** Id of the station or cluster, and its number of stations (0 for a mark); `null`: it cannot be pressed. */
  target: { id: string; count: number } | null
}

/** Circle around its place; lengths in CSS pixels. The line is outside the radius. */
export interface Circle extends Placed {
  radius: number
  fill: string | null
  line: { width: number; colour: string }
}

/** Name of a place. */
export interface Label extends Placed, LabelText {}

export type Drawing = Sign | Circle | Label

/** Everything to paint, from bottom to top. */
export interface SignScene {
  /** Names to paint where there is room. Earlier names have priority. */
  names: readonly PlaceName[]
  drawings: readonly Drawing[]
}
