export type MapTheme = 'light' | 'dark'

interface BasemapPalette {
  ground: string
  water: string
  shore: string
  river: string
  border: string
  /** Labels of larger and smaller towns: at least 4.5 : 1 on the ground. */
  town: string
  village: string
}

/** MapLibre cannot read custom properties: `ground` repeats `--ground` of the design tokens. */
export const basemapPalettes: Record<MapTheme, BasemapPalette> = {
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
}
