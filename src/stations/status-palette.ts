import type { Status } from '../model/status'
import type { Look } from '../ui/use-look'

export interface StatusPalette {
  status: Record<Status, string>
  /** Colour of marks on a full disc, of a sign's outline and of the inside of a ring. */
  surface: string
  text: string
  accent: string
}

/**
 * Status colours for canvases, which cannot read custom properties. They repeat `ui/tokens.css`, and a test compares
 * both.
 */
export const statusPalettes: Record<Look, StatusPalette> = {
  light: {
    status: {
      available: '#0a7d57',
      partly: '#119c57',
      occupied: '#b93a20',
      reserved: '#8a5a00',
      unavailable: '#843036',
      'out-of-order': '#5f6b73',
      unknown: '#66727a',
      'not-understood': '#66727a',
      closed: '#6a3fb5',
      none: '#5f6a72',
      coming: '#5f6a72',
    },
    surface: '#ffffff',
    text: '#1b2329',
    accent: '#0b5f8a',
  },
  dark: {
    status: {
      available: '#4cc99a',
      partly: '#1ba050',
      occupied: '#f2856c',
      reserved: '#e0b060',
      unavailable: '#fcbac6',
      'out-of-order': '#a3aeb6',
      unknown: '#93a0a8',
      'not-understood': '#93a0a8',
      closed: '#bd9df5',
      none: '#919da6',
      coming: '#919da6',
    },
    surface: '#1b2126',
    text: '#eef2f4',
    accent: '#7fc8ee',
  },
  'light-contrast': {
    status: {
      available: '#00573a',
      partly: '#013701',
      occupied: '#8c0f2a',
      reserved: '#5e3c00',
      unavailable: '#54001e',
      'out-of-order': '#37434b',
      unknown: '#3d4850',
      'not-understood': '#3d4850',
      closed: '#4a2296',
      none: '#333d45',
      coming: '#333d45',
    },
    surface: '#ffffff',
    text: '#000000',
    accent: '#00456b',
  },
  'dark-contrast': {
    status: {
      available: '#6ff0bd',
      partly: '#1dcd49',
      occupied: '#ffab96',
      reserved: '#f3cd86',
      unavailable: '#d8a2b4',
      'out-of-order': '#cbd4da',
      unknown: '#c0cbd2',
      'not-understood': '#c0cbd2',
      closed: '#d9c4ff',
      none: '#cfd8de',
      coming: '#cfd8de',
    },
    surface: '#000000',
    text: '#ffffff',
    accent: '#a8defc',
  },
}
