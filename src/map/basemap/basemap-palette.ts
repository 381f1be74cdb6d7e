export type MapTheme = 'light' | 'dark'
export type MapLook = MapTheme | `${MapTheme}-contrast`

interface BasemapPalette {
  ground: string
  water: string
  shore: string
  river: string
  border: string
  /** Labels of larger and smaller towns: contrast at least 4.5 : 1 on the ground. */
  town: string
  village: string
}

/** MapLibre cannot read custom properties: `ground` repeats `--ground` of the design tokens. */
export const basemapPalettes: Record<MapLook, BasemapPalette> = {
  light: {
    ground: '#f3f1ec',
    water: '#d3e4f0',
    shore: '#bcd3e4',
    river: '#c3d9e9',
    border: '#a3a7a8',
    town: '#4a565f',
    village: '#5f6a72',
  },
  dark: {
    ground: '#14191d',
    water: '#1e3341',
    shore: '#2c4759',
    river: '#27404f',
    border: '#56616a',
    town: '#b4bec5',
    village: '#94a0a8',
  },
  'light-contrast': {
    ground: '#ffffff',
    water: '#c4dcec',
    shore: '#4d7f9f',
    river: '#6f9dba',
    border: '#5a656d',
    town: '#000000',
    village: '#1f2a31',
  },
  'dark-contrast': {
    ground: '#000000',
    water: '#10303f',
    shore: '#6fa3c0',
    river: '#4f86a3',
    border: '#8c99a3',
    town: '#ffffff',
    village: '#e3eaee',
  },
}
