import { toMercator } from '../../map/flat-view'
import type { Circle, Drawing, Sign } from '../../map/picture-painter'
import type { Position } from '../../model/station'
import type { Look } from '../../ui/use-look'
import { statusPalettes } from '../status-palette'
import { hereDot, mark } from './mark-sizes'
import type { markFeatures, StationFeatures } from './station-features'

/** What `station-layers.ts` has MapLibre draw, in its order: the person, stations, marks, clusters. */
export function toDrawings(
  look: Look,
  stations: StationFeatures,
  marked: ReturnType<typeof markFeatures>,
  here: Position | null,
): Drawing[] {
  const { accent, surface } = statusPalettes[look]
  const signs = stations.features.map(({ geometry, properties: { id, icon, count, cluster } }) => {
    const sign: Sign = { place: placeOf(geometry.coordinates), icon, scale: 1, of: { id, count } }
    return { sign, isCluster: cluster !== '' }
  })
  // What is further down the screen stands in front.
  signs.sort((one, other) => one.sign.place[1] - other.sign.place[1])
  const only = (clusters: boolean) =>
    signs.filter(({ isCluster }) => isCluster === clusters).map(({ sign }) => sign)
  const person: Circle[] = here
    ? [
        {
          place: toMercator(here.lon, here.lat),
          radius: hereDot.radius,
          fill: accent,
          line: { width: hereDot.rim, colour: surface },
        },
      ]
    : []
  const rings = marked.features.map(({ geometry, properties }) => ({
    place: placeOf(geometry.coordinates),
    radius: mark[properties.mark],
    fill: null,
    line: { width: mark.line, colour: accent },
  }))
  const markSigns = marked.features.map(({ geometry, properties: { icon } }) => ({
    place: placeOf(geometry.coordinates),
    icon,
    scale: mark.scale,
    of: null,
  }))
  return [...person, ...only(false), ...rings, ...markSigns, ...only(true)]
}

function placeOf([lon = 0, lat = 0]: readonly number[]) {
  return toMercator(lon, lat)
}
