import { metresPerDegree } from '../../model/metres-per-degree'
import { isPlottable, type Position } from '../../model/station'
import { isPoint } from '../mobility/geography'
import type { Source } from '../source'
import { chance, hash } from '../world/chance'
import type { EntryKind } from './place-names'

/** A simulated place near a station. A dataset writes its record. */
export interface PlaceEntry {
  kind: EntryKind
  seed: number
  position: Position
  /** Whether it is in business. */
  active: boolean
  /** Whether only some accounts see it. */
  closed: boolean
}

const perStation: Readonly<Record<EntryKind, number>> = { stay: 2, eat: 2, see: 1 }
const salts: Readonly<Record<EntryKind, number>> = { stay: 31, eat: 32, see: 33 }

/** Minimum and maximum distance from the station, metres. */
const nearest = 30
const farthest = 800

/**
 * Returns the places around the stations of a source: always the same for the same stations. Every eighth station has
 * none, so that there are stations without places nearby.
 */
export function listEntries(source: Source, kind: EntryKind): PlaceEntry[] {
  return source.stations('EChargingStation').flatMap(({ scoordinate }, index) => {
    if (!isPoint(scoordinate) || index % 8 === 5) return []
    const station = { lon: scoordinate.x, lat: scoordinate.y }
    if (!isPlottable(station)) return []
    return Array.from({ length: perStation[kind] }, (_, number) =>
      createEntryNear(station, kind, hash(salts[kind], index, number)),
    )
  })
}

function createEntryNear(station: Position, kind: EntryKind, seed: number): PlaceEntry {
  const metres = nearest + (farthest - nearest) * chance(seed, 11) ** 2
  const angle = 2 * Math.PI * chance(seed, 12)
  const degrees = metres / metresPerDegree
  const shrink = Math.cos((station.lat * Math.PI) / 180)
  return {
    kind,
    seed,
    position: {
      lon: round(station.lon + (degrees * Math.cos(angle)) / shrink),
      lat: round(station.lat + degrees * Math.sin(angle)),
    },
    active: chance(seed, 13) >= 0.06,
    closed: chance(seed, 14) < 0.3,
  }
}

/** Rounds decimal degrees to about 0.1 m. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
