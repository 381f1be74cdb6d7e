import type { Mercator } from './flat-view'
import type { LabelText } from './paint-label'
import type { PlaceName } from './place-names'

interface Placed {
  place: Mercator
}

/** An image in the middle of its place. */
export interface Sign extends Placed {
  icon: string
  scale: number
  /** Its station or cluster: the id, and the number of stations, 0 for a mark; `null`: it cannot be pressed. */
  of: { id: string; count: number } | null
}

/** A circle around its place; lengths in CSS pixels, the line outside the radius. */
export interface Circle extends Placed {
  radius: number
  fill: string | null
  line: { width: number; colour: string }
}

/** The name of a place. */
export interface Label extends Placed, LabelText {}

export type Drawing = Sign | Circle | Label

/** What is painted, from bottom to top. */
export interface SignScene {
  /** Where there is room for them; those that come first get room first. */
  names: readonly PlaceName[]
  drawings: readonly Drawing[]
}
