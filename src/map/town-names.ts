import { useMemo } from 'react'
import { type BasemapFile, townRows, useBasemapFile } from './basemap-file'
import { townClasses } from './basemap-look'
import { basemapPalettes, type MapLook } from './basemap-palette'
import { toMercator } from './flat-view'
import type { PlaceName, Spot } from './place-names'

const none: readonly PlaceName[] = []

const beside = (away: number): Spot[] =>
  (['below', 'above', 'right', 'left'] as const).map((side) => ({ side, away }))

/** On its place; otherwise near it, or on the other side of a sign there. */
const spots: readonly Spot[] = [{ side: 'middle', away: 0 }, ...beside(10), ...beside(24), ...beside(38)]

/** Returns the town names of the embedded map, the largest town first; none if another base map is shown. */
export function useTownNames(look: MapLook, isShown: boolean): readonly PlaceName[] {
  const file = useBasemapFile()
  return useMemo(() => (file && isShown ? townNames(file, look) : none), [file, isShown, look])
}

function townNames(file: BasemapFile, look: MapLook): PlaceName[] {
  const palette = basemapPalettes[look]
  const kinds = townClasses.map(({ from, minzoom, size, weight, air }) => ({
    from,
    minzoom,
    size,
    style: {
      weight,
      air,
      spots,
      halo: palette.ground,
      colour: weight === 400 ? palette.village : palette.town,
    },
  }))
  return townRows(file).flatMap(([text, lon, lat, population]) => {
    const kind = kinds.findLast(({ from }) => population >= from)
    return kind
      ? { place: toMercator(lon, lat), text, minzoom: kind.minzoom, size: kind.size, style: kind.style }
      : []
  })
}
