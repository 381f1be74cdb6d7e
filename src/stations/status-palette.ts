import { type Status, statuses } from '../model/status'
import type { Look } from '../ui/look/use-look'

export interface StatusPalette {
  /** In the order of `statuses`, as in `byStatus` of a cluster. */
  statuses: readonly string[]
  /** Colour of paths on a full disc, of an icon's outline and of the inside of a ring. */
  surface: string
  text: string
  accent: string
}

/**
 * Status colours for canvases, which cannot read custom properties. They repeat `ui/look/tokens.css`, and a test
 * compares both.
 */
export const statusPalettes: Record<Look, StatusPalette> = {
  light: {
    statuses: [
      '#0a7d57',
      '#119c57',
      '#b93a20',
      '#8a5a00',
      '#843036',
      '#5f6b73',
      '#66727a',
      '#66727a',
      '#6a3fb5',
      '#5f6a72',
      '#5f6a72',
    ],
    surface: '#ffffff',
    text: '#1b2329',
    accent: '#0b5f8a',
  },
  dark: {
    statuses: [
      '#4cc99a',
      '#1ba050',
      '#f2856c',
      '#e0b060',
      '#c58198',
      '#a3aeb6',
      '#93a0a8',
      '#93a0a8',
      '#bd9df5',
      '#919da6',
      '#919da6',
    ],
    surface: '#1b2126',
    text: '#eef2f4',
    accent: '#7fc8ee',
  },
  'light-contrast': {
    statuses: [
      '#00573a',
      '#013701',
      '#8c0f2a',
      '#5e3c00',
      '#54001e',
      '#37434b',
      '#3d4850',
      '#3d4850',
      '#4a2296',
      '#333d45',
      '#333d45',
    ],
    surface: '#ffffff',
    text: '#000000',
    accent: '#00456b',
  },
  'dark-contrast': {
    statuses: [
      '#6ff0bd',
      '#1dcd49',
      '#ffab96',
      '#f3cd86',
      '#d8a2b4',
      '#cbd4da',
      '#c0cbd2',
      '#c0cbd2',
      '#d9c4ff',
      '#cfd8de',
      '#cfd8de',
    ],
    surface: '#000000',
    text: '#ffffff',
    accent: '#a8defc',
  },
}

export function findStatusColour(look: Look, status: Status): string {
  return statusPalettes[look].statuses[statuses.indexOf(status)] ?? ''
}
