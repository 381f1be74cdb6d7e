import type { FeatureCollection, Point } from 'geojson'
import type { Drawn } from '../../catalog/catalog-api'
import type { StationSummary } from '../../catalog/station-summary'
import type { DrawnFeature } from '../../map/rendered'
import type { Position } from '../../model/station'
import { statuses } from '../../model/status'
import type { Look } from '../../ui/use-look'
import { clusterId, signId } from './status-images'

/** A station or a cluster on the map, flat, as MapLibre keeps it. */
export interface StationFeature extends DrawnFeature {
  /** Empty for a cluster. */
  name: string
  /** Id of the cluster, for the catalog; empty for a station. */
  cluster: string
}

export type StationFeatures = FeatureCollection<Point, StationFeature>

/** The catalog's answer with the picture that each feature gets in a look. */
export function stationFeatures(drawn: Drawn, look: Look, label: (count: number) => string): StationFeatures {
  return {
    type: 'FeatureCollection',
    features: drawn.features.map(({ geometry, properties: drawn }) => ({
      type: 'Feature',
      geometry,
      properties:
        drawn.kind === 'cluster'
          ? {
              id: drawn.id,
              icon: clusterId(look, drawn, label(drawn.count)),
              count: drawn.count,
              name: '',
              cluster: drawn.cluster,
            }
          : {
              id: drawn.id,
              icon: signId(look, drawn.status, drawn.faded),
              count: 1,
              name: drawn.name,
              cluster: '',
            },
    })),
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

export interface MarkFeature {
  id: string
  icon: string
  mark: 'selected' | 'hovered'
}

/** The chosen and the pointed-at station, drawn on their own: in no cluster, and whatever the filters. */
export function markFeatures(
  look: Look,
  marks: { selected: StationSummary | null; hovered: StationSummary | null },
): FeatureCollection<Point, MarkFeature> {
  const order = ['hovered', 'selected'] as const
  return {
    type: 'FeatureCollection',
    features: order.flatMap((mark) => {
      const station = marks[mark]
      if (!station?.position) return []
      const { lon, lat } = station.position
      return {
        type: 'Feature' as const,
        geometry: { type: 'Point' as const, coordinates: [lon, lat] },
        properties: {
          id: station.id,
          icon: signId(look, station.status, station.faded),
          mark,
        },
      }
    }),
  }
}

/** Where the person is; a feature of no station. */
export function hereFeatures(here: Position | null): FeatureCollection<Point> {
  return {
    type: 'FeatureCollection',
    features: here
      ? [
          {
            type: 'Feature',
            properties: {},
            geometry: { type: 'Point', coordinates: [here.lon, here.lat] },
          },
        ]
      : [],
  }
}

/** The images that features need. */
export function iconsOf(
  collections: readonly FeatureCollection<Point, { icon: string }>[],
): ReadonlySet<string> {
  return new Set(collections.flatMap(({ features }) => features.map(({ properties }) => properties.icon)))
}

/** The number in a ring: whole up to 999, then in short. */
export function countLabel(language: string): (count: number) => string {
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  return (count) => short.format(count)
}
