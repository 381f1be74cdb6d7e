import type { FeatureCollection, Point } from 'geojson'
import type { Drawn } from '../../catalog/catalog-api'
import type { StationSummary } from '../../catalog/station-summary'
import { toMercator } from '../../map/flat-view'
import type { Circle, Drawing, Label, Sign } from '../../map/sign-painter'
import type { Position } from '../../model/station'
import { statuses } from '../../model/status'
import type { Look } from '../../ui/use-look'
import { statusPalettes } from '../status-palette'
import { hereDot, mark } from './mark-sizes'
import { clusterId, signId } from './status-images'

export interface Marks {
  selected: StationSummary | null
  hovered: StationSummary | null
}

interface StationSigns {
  stations: readonly Sign[]
  clusters: readonly Sign[]
}

/** Signs of the catalog's answer, each with all that its drawing depends on. */
export function stationSigns(
  { features }: Drawn,
  look: Look,
  label: (count: number) => string,
): StationSigns {
  const signsOf = (kind: 'station' | 'cluster') =>
    features
      .filter(({ properties }) => properties.kind === kind)
      .map(({ geometry, properties: drawn }): Sign => {
        const icon =
          drawn.kind === 'cluster'
            ? clusterId(look, drawn, label(drawn.count))
            : signId(look, drawn.status, drawn.faded)
        const [lon = 0, lat = 0] = geometry.coordinates
        return { place: toMercator(lon, lat), icon, scale: 1, of: { id: drawn.id, count: drawn.count } }
      })
      // What is further down the screen stands in front.
      .sort((one, other) => one.place[1] - other.place[1])
  return { stations: signsOf('station'), clusters: signsOf('cluster') }
}

/**
 * The chosen and the pointed-at station, each in a ring and on its own: in no cluster, and whatever the filters. The
 * chosen one stands in front, with its name.
 */
export function markDrawings({ hovered, selected }: Marks, look: Look): Drawing[] {
  const drawingsOf = (which: keyof Marks, station: StationSummary | null): Drawing[] => {
    if (!station?.position) return []
    const { accent, surface, text } = statusPalettes[look]
    const place = toMercator(station.position.lon, station.position.lat)
    const line = { width: mark.line, colour: accent }
    const name: Label = {
      place,
      text: station.name,
      away: mark[which] + mark.line,
      colour: text,
      halo: surface,
    }
    return [
      { place, radius: mark[which], fill: surface, line },
      { place, icon: signId(look, station.status, station.faded), scale: mark.scale, of: null },
      ...(which === 'selected' ? [name] : []),
    ]
  }
  const other = hovered?.id === selected?.id ? null : hovered
  return [...drawingsOf('hovered', other), ...drawingsOf('selected', selected)]
}

/** A dot for where the person is, with a rim that stands out from any ground. */
export function hereDrawings(here: Position | null, look: Look): Circle[] {
  if (!here) return []
  const { accent, surface } = statusPalettes[look]
  const line = { width: hereDot.rim, colour: surface }
  return [{ place: toMercator(here.lon, here.lat), radius: hereDot.radius, fill: accent, line }]
}

/**
 * Names of the single stations, as MapLibre takes them.
 * @param chosen id of the station whose name is painted with its mark
 */
export function nameFeatures(
  { features }: Drawn,
  chosen: string | null,
): FeatureCollection<Point, { name: string }> {
  return {
    type: 'FeatureCollection',
    features: features.flatMap(({ geometry, properties }) =>
      properties.kind === 'station' && properties.id !== chosen
        ? { type: 'Feature' as const, geometry, properties: { name: properties.name } }
        : [],
    ),
  }
}

const comingAt = statuses.indexOf('coming')

/** Whether the status of some station is not known yet. */
export function hasComingStatus({ features }: Drawn): boolean {
  return features.some(({ properties }) =>
    properties.kind === 'station'
      ? properties.status === 'coming'
      : properties.mix.split(',')[comingAt] !== '0',
  )
}

/** The number in a ring: whole up to 999, then in short. */
export function countLabel(language: string): (count: number) => string {
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  return (count) => short.format(count)
}
