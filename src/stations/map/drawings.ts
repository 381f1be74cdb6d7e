import type { CatalogSymbol, ClassMark } from '../../catalog/catalog-symbol'
import type { StationSummary } from '../../catalog/station-summary'
import type { ZoomFunction } from '../../map/basemap/zoom-function'
import { toMercator } from '../../map/flat-view'
import type { Circle, Drawing, Label, MapIcon, MapSymbol } from '../../map/overlay/drawing'
import type { LabelPosition, PlaceName } from '../../map/overlay/place-names'
import type { Position } from '../../model/station'
import type { Look } from '../../ui/look/use-look'
import { dotScale } from '../icon-shapes'
import { statusPalettes } from '../status-palette'
import type { Colouring } from './colouring'
import { highlight, userDot } from './highlight-sizes'
import { clusterIcon, iconKey, type StationIcon, statusIcon } from './station-icon'
import { listStatusCounts } from './status-counts'
import { drawStationIcon } from './status-images'

type MarkedStation = StationSummary & ClassMark

export interface HighlightedStations {
  opened: MarkedStation | null
  hovered: MarkedStation | null
}

/**
 * Returns symbols for the catalog's answer, each in the look and classes of the map. From bottom to top: dots,
 * clusters, single stations. A cluster would hide a station, because it is larger.
 */
export function toMapSymbols(
  symbols: readonly CatalogSymbol[],
  look: Look,
  formatCount: (count: number) => string,
  colouring: Colouring | null,
): MapSymbol[] {
  const isInFront = ({ kind, isDot }: CatalogSymbol) => kind === 'station' && !isDot
  const draw = (some: readonly CatalogSymbol[]) =>
    some
      .map((symbol): MapSymbol => {
        const { id, count, position } = symbol
        const text = formatCount(count)
        const icon =
          colouring?.toIcon(symbol, look, text) ??
          (symbol.kind === 'cluster'
            ? clusterIcon(look, listStatusCounts(symbol), text)
            : statusIcon(look, symbol.status, symbol.faded))
        const place = toMercator(position.lon, position.lat)
        return {
          kind: 'symbol',
          place,
          icon: toMapIcon(icon),
          scale: symbol.isDot ? dotScale : 1,
          target: { kind: 'stations', id, count },
        }
      })
      // Symbols further down the screen are in front.
      .sort((one, other) => one.scale - other.scale || one.place[1] - other.place[1])
  return [...draw(symbols.filter((symbol) => !isInFront(symbol))), ...draw(symbols.filter(isInFront))]
}

function toMapIcon(icon: StationIcon): MapIcon {
  return { key: iconKey(icon), draw: () => drawStationIcon(icon) }
}

/**
 * Returns the highlights of the opened and the hovered station: each has a ring, is in no cluster, and ignores the
 * filters. The opened one is in front, with its name.
 */
export function toHighlightDrawings(
  { hovered, opened }: HighlightedStations,
  look: Look,
  colouring: Colouring | null,
): Drawing[] {
  const listDrawings = (which: keyof HighlightedStations, station: MarkedStation | null): Drawing[] => {
    if (!station?.position) return []
    const { accent, surface, text } = statusPalettes[look]
    const place = toMercator(station.position.lon, station.position.lat)
    const line = { width: highlight.line, colour: accent }
    const name: Label = {
      kind: 'label',
      place,
      text: station.name,
      offset: highlight[which] + highlight.line,
      colour: text,
      surface,
    }
    return [
      {
        kind: 'circle',
        place,
        radius: highlight[which],
        fill: surface,
        line,
        movesClusters: which === 'opened',
      },
      {
        kind: 'symbol',
        place,
        icon: toMapIcon(
          colouring?.toIcon(station, look, '') ?? statusIcon(look, station.status, station.faded),
        ),
        scale: station.isDot ? dotScale : highlight.scale,
        target: which === 'opened' ? { kind: 'highlight', id: station.id } : null,
      },
      ...(which === 'opened' ? [name] : []),
    ]
  }
  const other = hovered?.id === opened?.id ? null : hovered
  return [...listDrawings('hovered', other), ...listDrawings('opened', opened)]
}

/** Returns a dot at the person's position, with a rim for contrast on any ground. */
export function toUserDrawings(userPosition: Position | null, look: Look): Circle[] {
  if (!userPosition) return []
  const { accent, surface } = statusPalettes[look]
  const line = { width: userDot.rim, colour: surface }
  const place = toMercator(userPosition.lon, userPosition.lat)
  return [{ kind: 'circle', place, radius: userDot.radius, fill: accent, line, keepsNamesOff: true }]
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
 * Returns the names of the stations outside of clusters that are no dots.
 * @param openedId id of the station whose name is painted with its highlight
 */
export function toStationNames(
  symbols: readonly CatalogSymbol[],
  openedId: string | null,
  look: Look,
): PlaceName[] {
  const { text: colour, surface: halo } = statusPalettes[look]
  const style = { weight: 400, colour, halo, padding: 1, positions: namePositions } as const
  return symbols.flatMap((symbol) => {
    if (symbol.kind !== 'station' || symbol.isDot || symbol.id === openedId) return []
    const { position, name } = symbol
    const place = toMercator(position.lon, position.lat)
    return { place, text: name, minzoom: namesFrom, size: nameSize, style }
  })
}

/** Returns whether the status of some station is still loading. */
export function hasComingStatus(symbols: readonly CatalogSymbol[]): boolean {
  return symbols.some((symbol) => {
    const counts = symbol.kind === 'station' ? [symbol] : listStatusCounts(symbol)
    return counts.some(({ status }) => status === 'coming')
  })
}

/** Returns a formatter for the number in a cluster: in full up to 999, then compact. */
export function createCountFormat(language: string): (count: number) => string {
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  return (count) => short.format(count)
}
