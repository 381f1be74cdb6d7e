import { useMemo } from 'react'
import type { Bounds } from '../../model/station'
import { type BasemapFile, townRows, useBasemapFile } from '../basemap/basemap-file'
import { basemapPalettes, type MapLook } from '../basemap/basemap-palette'
import { townClasses } from '../basemap/basemap-sizes'
import { toMercator } from '../flat-view'
import type { LabelPosition, PlaceName } from './place-names'

const none: readonly PlaceName[] = []
const nowhere: Bounds = [1, 1, 0, 0]

const around = (offset: number): LabelPosition[] =>
  (['below', 'above', 'right', 'left'] as const).map((side) => ({ side, offset }))

/** On its place; otherwise beside it, first near and then further away, where a symbol covers it. */
const positions: readonly LabelPosition[] = [
  { side: 'middle', offset: 0 },
  ...around(10),
  ...around(24),
  ...around(38),
]

/**
 * Returns the town names of the embedded map, the largest town first.
 * @param language BCP 47 tag
 * @param excluded bounds in which the base map has the names itself; `null`: there are none
 */
export function useTownNames(look: MapLook, language: string, excluded: Bounds | null): readonly PlaceName[] {
  const file = useBasemapFile()
  return useMemo(
    () => (file ? townNames(file, { look, language, excluded }) : none),
    [file, excluded, look, language],
  )
}

interface Options {
  look: MapLook
  language: string
  /** Bounds whose towns are left out. */
  excluded: Bounds | null
}

/** Names in the language of the page where the file has them. */
export function townNames(file: BasemapFile, { look, language, excluded }: Options): PlaceName[] {
  const [west, south, east, north] = excluded ?? nowhere
  const palette = basemapPalettes[look]
  const styledClasses = townClasses.map(({ from, minzoom, size, weight, padding }) => ({
    from,
    minzoom,
    size,
    style: {
      weight,
      padding,
      positions,
      halo: palette.ground,
      colour: weight === 400 ? palette.village : palette.town,
    },
  }))
  return townRows(file).flatMap(([name, lon, lat, population, german]) => {
    if (lon >= west && lon <= east && lat >= south && lat <= north) return []
    const text = (language === 'de' && german) || name
    const styled = styledClasses.findLast(({ from }) => population >= from)
    return styled
      ? { place: toMercator(lon, lat), text, minzoom: styled.minzoom, size: styled.size, style: styled.style }
      : []
  })
}
