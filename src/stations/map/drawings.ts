import type { Drawn } from '../../catalog/catalog-api'
import type { StationSummary } from '../../catalog/station-summary'
import type { ZoomFunction } from '../../map/basemap/zoom-function'
import { toMercator } from '../../map/flat-view'
import type { Circle, Drawing, Label, MapSymbol } from '../../map/overlay/drawing'
import type { LabelPosition, PlaceName } from '../../map/overlay/place-names'
import type { Position } from '../../model/station'
import { statuses } from '../../model/status'
import type { Look } from '../../ui/use-look'
import { statusPalettes } from '../status-palette'
import type { Colouring } from './colouring'
import { highlight, userDot } from './highlight-sizes'
import { clusterId, iconId } from './status-images'

export interface Highlights {
  selected: StationSummary | null
  hovered: StationSummary | null
}

interface StationSymbols {
  stations: readonly MapSymbol[]
  clusters: readonly MapSymbol[]
}

/** Returns symbols for the catalog's answer, each with all inputs of its drawing. */
export function stationSymbols(
  { features }: Drawn,
  look: Look,
  label: (count: number) => string,
  colouring?: Colouring | null,
): StationSymbols {
  const listSymbols = (kind: 'station' | 'cluster') =>
    features
      .filter(({ properties }) => properties.kind === kind)
      .map(({ geometry, properties: drawn }): MapSymbol => {
        const count = label(drawn.count)
        const icon =
          colouring?.toIcon(drawn, look, count) ??
          (drawn.kind === 'cluster' ? clusterId(look, drawn, count) : iconId(look, drawn.status, drawn.faded))
        const [lon = 0, lat = 0] = geometry.coordinates
        return { place: toMercator(lon, lat), icon, scale: 1, target: { id: drawn.id, count: drawn.count } }
      })
      // Symbols further down the screen are in front.
      .sort((one, other) => one.place[1] - other.place[1])
  return { stations: listSymbols('station'), clusters: listSymbols('cluster') }
}

/**
 * Returns the highlights of the selected and the hovered station: each has a ring, is in no cluster, and ignores the
 * filters. The selected one is in front, with its name.
 */
export function highlightDrawings({ hovered, selected }: Highlights, look: Look): Drawing[] {
  const listDrawings = (which: keyof Highlights, station: StationSummary | null): Drawing[] => {
    if (!station?.position) return []
    const { accent, surface, text } = statusPalettes[look]
    const place = toMercator(station.position.lon, station.position.lat)
    const line = { width: highlight.line, colour: accent }
    const name: Label = {
      place,
      text: station.name,
      offset: highlight[which] + highlight.line,
      colour: text,
      surface,
    }
    return [
      { place, radius: highlight[which], fill: surface, line, movesClusters: which === 'selected' },
      {
        place,
        icon: iconId(look, station.status, station.faded),
        scale: highlight.scale,
        target: which === 'selected' ? { id: station.id, count: 0 } : null,
      },
      ...(which === 'selected' ? [name] : []),
    ]
  }
  const other = hovered?.id === selected?.id ? null : hovered
  return [...listDrawings('hovered', other), ...listDrawings('selected', selected)]
}

/** Returns a dot at the person's position, with a rim for contrast on any ground. */
export function drawUserLocation(here: Position | null, look: Look): Circle[] {
  if (!here) return []
  const { accent, surface } = statusPalettes[look]
  const line = { width: userDot.rim, colour: surface }
  return [{ place: toMercator(here.lon, here.lat), radius: userDot.radius, fill: accent, line }]
}

/** Zoom from which the names of stations are shown. */
const namesFrom = 13

const nameSize: ZoomFunction = { base: 1, stops: [[namesFrom, 12]] }

/** CSS pixels between a station and its name, which is outside of its symbol. */
const offset = 16

const namePositions: readonly LabelPosition[] = (['right', 'left', 'below', 'above'] as const).map(
  (side) => ({
    side,
    offset,
  }),
)

/**
 * Returns the names of the stations outside of clusters.
 * @param chosen id of the station whose name is painted with its highlight
 */
export function stationNames({ features }: Drawn, chosen: string | null, look: Look): PlaceName[] {
  const { text: colour, surface: halo } = statusPalettes[look]
  const style = { weight: 400, colour, halo, padding: 1, positions: namePositions } as const
  return features.flatMap(({ geometry: { coordinates }, properties }) => {
    if (properties.kind !== 'station' || properties.id === chosen) return []
    const [lon = 0, lat = 0] = coordinates
    return { place: toMercator(lon, lat), text: properties.name, minzoom: namesFrom, size: nameSize, style }
  })
}

const comingAt = statuses.indexOf('coming')

/** Returns whether the status of some station is still loading. */
export function hasComingStatus({ features }: Drawn): boolean {
  return features.some(({ properties }) =>
    properties.kind === 'station'
      ? properties.status === 'coming'
      : properties.mix.split(',')[comingAt] !== '0',
  )
}

/** Returns a formatter for the number in a ring: in full up to 999, then compact. */
export function countLabel(language: string): (count: number) => string {
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  return (count) => short.format(count)
}
