import type { MapLook } from '../basemap/basemap-palette'

interface StreetPalette {
  /** Woods, parks, meadows. */
  green: string
  /** Built-up areas: hospitals, schools, industry. */
  built: string
  building: string
  /** Road colours by class, and casings: outlines that separate roads from the ground. */
  highway: string
  major: string
  minor: string
  casing: string
  majorCasing: string
  /** Paths and railways. */
  path: string
  rail: string
  /** Road names: contrast at least 4.5 : 1 on ground and roads. */
  name: string
}

/** Colours of streets, in addition to the palette of the embedded map. */
export const streetPalettes: Record<MapLook, StreetPalette> = {
  light: {
    green: '#e3ebd9',
    built: '#eceae4',
    building: '#e3dfd6',
    highway: '#f6d9a4',
    major: '#fdf0d0',
    minor: '#ffffff',
    casing: '#d9d5cb',
    majorCasing: '#dcc48f',
    path: '#c9c3b4',
    rail: '#b9bcbd',
    name: '#56606a',
  },
  dark: {
    green: '#172420',
    built: '#191f24',
    building: '#20272d',
    highway: '#5f5031',
    major: '#47433a',
    minor: '#2f383f',
    casing: '#10151a',
    majorCasing: '#10151a',
    path: '#323b42',
    rail: '#3d474f',
    name: '#c3ccd2',
  },
  'light-contrast': {
    green: '#e0efd6',
    built: '#f2f2f0',
    building: '#dedede',
    highway: '#f5c56b',
    major: '#fce7b2',
    minor: '#ffffff',
    casing: '#5a656d',
    majorCasing: '#5a4a1c',
    path: '#5a656d',
    rail: '#3f4950',
    name: '#000000',
  },
  'dark-contrast': {
    green: '#0c2014',
    built: '#0b0f12',
    building: '#1c2328',
    highway: '#5a4a22',
    major: '#4a442f',
    minor: '#2b343b',
    casing: '#8c99a3',
    majorCasing: '#b39a5c',
    path: '#8c99a3',
    rail: '#aab5bd',
    name: '#ffffff',
  },
}
