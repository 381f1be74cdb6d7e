import type { Status } from '../../model/status'
import type { Look } from '../../ui/look/use-look'
import { findStatusColour } from '../status-palette'
import type { StatusCount } from './status-counts'

/** Part of a cluster's ring. */
export interface RingPart {
  colour: string
  /** Number of stations. */
  count: number
  /** Number of these stations that are drawn faded. */
  faded: number
  /** Whether its line is thinner, so that two greens differ not by colour alone. */
  isThin?: boolean
}

/** Icon of a station or a cluster, with all inputs of its image. */
export type StationIcon =
  | { kind: 'status'; look: Look; status: Status; faded: boolean }
  /** A disc with a line on it, as SVG path data. */
  | { kind: 'class'; look: Look; colour: string; path: string }
  /** `label`: formatted number in the middle. */
  | { kind: 'cluster'; look: Look; parts: readonly RingPart[]; label: string }

/** Returns a key of the image: equal icons have the same one. */
export const iconKey = (icon: StationIcon): string => JSON.stringify(icon)

export function statusIcon(look: Look, status: Status, faded: boolean): StationIcon {
  return { kind: 'status', look, status, faded }
}

/** Returns the icon of a cluster in the colours of statuses. */
export function clusterIcon(look: Look, counts: readonly StatusCount[], label: string): StationIcon {
  const parts = counts.map(({ status, count, faded }) => ({
    colour: findStatusColour(look, status),
    count,
    faded,
    ...(status === 'partly' && { isThin: true }),
  }))
  return { kind: 'cluster', look, parts, label }
}
