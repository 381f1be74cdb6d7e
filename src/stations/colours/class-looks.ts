import { type AttentionReason, attentionReasons } from '../../catalog/attention'
import { type ClassedBy, completeSteps, maxProviders } from '../../catalog/map-classes'
import { numberOfClasses } from '../../catalog/number-of-classes'
import { ageSteps } from '../../catalog/quality'
import type { Look } from '../../ui/look/use-look'
import { findStatusColour } from '../status-palette'

/**
 * Look of a class: a disc of its colour with its letter or sign, the icon of a status with the same meaning, or the
 * dot of stations that the classes are not about.
 */
export type ClassLook = { colour: string } & (
  | { path: string; isDot?: true }
  | { status: 'out-of-order' | 'unknown' | 'none' }
)

interface Palette {
  /** From light to dark on a light surface, and from dark to light on a dark one. */
  steps: readonly string[]
  /** As different as the contrast allows, also for people who see fewer colours. */
  kinds: readonly string[]
  others: string
  unknown: string
  none: string
  /** Faint, for dots. */
  dot: string
}

/** Found by a search over OKLCH colours; a test checks contrast and distances. */
export const classPalettes: Record<Look, Palette> = {
  light: {
    steps: ['#077db3', '#434dbe', '#5d3d6e', '#650039', '#3f1a01'],
    kinds: ['#4a64e7', '#c93b98', '#9c6900', '#413c00', '#710392', '#da3456', '#160047', '#460322'],
    others: '#5f6b73',
    unknown: '#66727a',
    none: '#5f6a72',
    dot: '#a6b0b7',
  },
  dark: {
    steps: ['#0492f0', '#ad96d3', '#fe97aa', '#ffc893', '#ddf46f'],
    kinds: ['#a46bf5', '#e66006', '#f9ea0b', '#628f97', '#5bf0b8', '#c1c0ff', '#c27b5b', '#afff7e'],
    others: '#a3aeb6',
    unknown: '#93a0a8',
    none: '#919da6',
    dot: '#56636c',
  },
  'light-contrast': {
    steps: ['#395893', '#52289f', '#581454', '#440128', '#250600'],
    kinds: ['#3244c5', '#a7107a', '#704f41', '#a70b01', '#62007f', '#2d0f1a', '#140041', '#600300'],
    others: '#37434b',
    unknown: '#3d4850',
    none: '#333d45',
    dot: '#77838b',
  },
  'dark-contrast': {
    steps: ['#6595f1', '#b09cd3', '#fe9ebe', '#ffc9a1', '#f8fd98'],
    kinds: ['#67addd', '#f96905', '#a1fa68', '#9388ff', '#14fdfd', '#c2989a', '#edf7d2', '#9cae65'],
    others: '#cbd4da',
    unknown: '#c0cbd2',
    none: '#cfd8de',
    dot: '#7d8a93',
  },
}

/**
 * Lines of letters from A on, as SVG path data in a box of 24 × 24: a number would look like the count of a cluster.
 */
const letters = [
  'M8.6 16.6L12 7.4l3.4 9.2M9.8 13.6h4.4',
  'M9.4 7.4v9.2h2.9a2.5 2.5 0 0 0 0-5H9.4M9.4 7.4h2.5a2.1 2.1 0 0 1 0 4.2',
  'M15 8.9a4.6 4.6 0 1 0 0 6.2',
  'M9.2 7.4v9.2h1.6a4.6 4.6 0 0 0 0-9.2z',
  'M14.6 7.4h-5v9.2h5M9.6 12h4.2',
  'M14.6 7.4h-5v9.2M9.6 12h4.2',
  'M14.8 8.7a4.6 4.6 0 1 0 .6 3.6h-3',
  'M8.9 7.4v9.2M15.1 7.4v9.2M8.9 12h6.2',
] as const
const plus = 'M12 8v8M8 12h8'

/**
 * Signs of reasons: a pause, an hourglass, an arrow back. No letters, because the reasons stand beside a map that may
 * be coloured by classes with letters. The first reason is a status, which has one icon everywhere.
 */
const reasonSigns: Record<Exclude<AttentionReason, 'out-of-order'>, string> = {
  silent: 'M9.6 8.2v7.6M14.4 8.2v7.6',
  occupied: 'M8.4 7.2h7.2l-7.2 9.6h7.2z',
  old: 'M8 8.9a4.9 4.9 0 1 1-.9 4.1M7.7 6v3.2h3.2',
}

/** Returns the looks of all classes, in the order of `numberOfClasses`. */
export function listLooks(by: ClassedBy, look: Look): ClassLook[] {
  const { steps, kinds, others, unknown, none, dot } = classPalettes[look]
  const unknownLook: ClassLook = { colour: unknown, status: 'unknown' }
  const noneLook: ClassLook = { colour: none, status: 'none' }
  const lettered = (colours: readonly string[], count: number): ClassLook[] =>
    colours.slice(0, count).map((colour, index) => ({ colour, path: letters[index] ?? plus }))
  const reasonLook = (reason: AttentionReason, index: number): ClassLook =>
    reason === 'out-of-order'
      ? { colour: findStatusColour(look, reason), status: reason }
      : { colour: kinds[index - 1] ?? others, path: reasonSigns[reason] }
  const all: Record<ClassedBy, readonly ClassLook[]> = {
    age: [...lettered(steps, ageSteps.length + 1), unknownLook, noneLook],
    complete: [...lettered(steps, completeSteps.length + 1), noneLook],
    use: [...lettered(steps, numberOfClasses.use - 1), unknownLook],
    attention: [...attentionReasons.map(reasonLook), { colour: dot, path: '', isDot: true }],
    provider: [...lettered(kinds, maxProviders), { colour: others, path: plus }, noneLook],
  }
  return all[by].slice(0, numberOfClasses[by])
}
