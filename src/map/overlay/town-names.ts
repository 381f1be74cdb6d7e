import { useMemo } from 'react'
import { type BasemapFile, townRows, useBasemapFile } from '../basemap/basemap-file'
import { basemapPalettes, type MapLook } from '../basemap/basemap-palette'
import { townClasses } from '../basemap/basemap-sizes'
import { toMercator } from '../flat-view'
import type { LabelPosition, PlaceName } from './place-names'

const none: readonly PlaceName[] = []

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
 * Returns the town names of the embedded map, the largest town first; none if another base map is shown.
 * @param language BCP 47 tag
 */
export function useTownNames(look: MapLook, language: string, isShown: boolean): readonly PlaceName[] {
  const file = useBasemapFile()
  return useMemo(
    () => (file && isShown ? townNames(file, look, language) : none),
    [file, isShown, look, language],
  )
}

/** Names in the language of the page where the file has them. */
export function townNames(file: BasemapFile, look: MapLook, language: string): PlaceName[] {
  const palette = basemapPalettes[look]
  const kinds = townClasses.map(({ from, minzoom, size, weight, padding }) => ({
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
    const text = (language === 'de' && german) || name
    const kind = kinds.findLast(({ from }) => population >= from)
    return kind
      ? { place: toMercator(lon, lat), text, minzoom: kind.minzoom, size: kind.size, style: kind.style }
      : []
  })
}
