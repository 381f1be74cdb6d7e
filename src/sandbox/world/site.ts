import { chance, hash, pick } from './chance'
import { createPlugUse, type PlugUse } from './plug-use'
import { joinNames, pickTown, type Town } from './towns'

export interface SiteConnector {
  kind: 'type2' | 'ccs' | 'chademo' | 'schuko'
  powerKw: number
}

export interface SitePlug {
  seed: number
  connectors: readonly SiteConnector[]
  use: PlugUse
}

/** A simulated place with plugs. A metadata family writes its records. */
export interface Site {
  /** Number of the site in the world. Its remainder decides about rare flaws, so that a small world has them too. */
  index: number
  seed: number
  town: Town
  name: string
  street: string
  /** Position in the feed, which may be missing or 0,0. */
  position: { lon: number; lat: number } | null
  access: 'PUBLIC' | 'PRIVATE_WITHPUBLICACCESS' | 'PRIVATE' | null
  /** Whether there is a place to eat next to it; `beds`: a place to sleep. */
  meals: boolean
  beds: boolean
  plugs: readonly SitePlug[]
}

type Kind = 'kerb' | 'hub' | 'hotel'

/** Numbers of plugs; ten sites have 25 plugs. */
const plugCounts = [2, 2, 4, 1, 2, 3, 2, 4, 2, 3]

const equipment: Readonly<Record<Kind, readonly (readonly SiteConnector[])[]>> = {
  kerb: [[{ kind: 'type2', powerKw: 22 }], [{ kind: 'type2', powerKw: 11 }]],
  hub: [
    [{ kind: 'ccs', powerKw: 150 }],
    [{ kind: 'ccs', powerKw: 300 }],
    [
      { kind: 'ccs', powerKw: 50 },
      { kind: 'chademo', powerKw: 50 },
    ],
    [{ kind: 'type2', powerKw: 43 }],
  ],
  hotel: [
    [{ kind: 'type2', powerKw: 11 }],
    [
      { kind: 'type2', powerKw: 7.4 },
      { kind: 'schuko', powerKw: 2.3 },
    ],
  ],
}

const streets = [
  'Via Roma - Romstraße',
  'Via Stazione - Bahnhofstraße',
  'Piazza Chiesa - Kirchplatz',
  'Via Dante - Dantestraße',
  'Via Goethe - Goethestraße',
  'Via Castello - Schlossweg',
  'Zona Industriale - Industriezone',
  'Via Andreas Hofer - Andreas-Hofer-Straße',
  'Via Cassa di Risparmio  - Sparkassenstraße',
  'Strada Principale - Hauptstraße',
  'Via Nazionale - Nationalstraße',
]

const landmarks: Readonly<Record<Kind, readonly string[]>> = {
  kerb: [
    'Stazione · Bahnhof',
    'Municipio · Rathaus',
    'Parcheggio Centro',
    'Schwimmbad',
    'Sportzone',
    'Terme',
  ],
  hub: [
    'Zona Industriale',
    'Einkaufszentrum',
    'Area di servizio',
    'Mobility Hub',
    'Park & Ride',
    'Talstation',
  ],
  hotel: ['Hotel Aurora', 'Gasthof Rössl', 'Hotel Post', 'Albergo Corona', 'Garni Edelweiß', 'Brauerei'],
}

/** Returns the site with a number. It does not depend on the size of the world. */
export function siteAt(index: number): Site {
  const seed = hash(0x51e, 1, index)
  // One of 50 sites shares its car park with the previous one, so that two points have the same position.
  const placeSeed = index % 50 === 7 ? hash(0x51e, 1, index - 1) : seed
  const town = pickTown(placeSeed, 2)
  const kind = chooseKind(seed)
  const demand = Math.min(1, 0.2 + chance(seed, 4) * 0.6 + town.population / 200_000)
  return {
    index,
    seed,
    town,
    name: `${pick(landmarks[kind], seed, 5)} ${pick(town.names, seed, 6)}`,
    street: pick(streets, seed, 7),
    position: choosePosition(index, town, placeSeed),
    access: chooseAccess(seed),
    meals: chance(seed, 8) < (kind === 'hotel' ? 0.8 : 0.1),
    beds: kind === 'hotel',
    plugs: Array.from({ length: plugCounts[index % plugCounts.length] ?? 0 }, (_, number) => {
      const plugSeed = hash(seed, 9, number)
      return {
        seed: plugSeed,
        connectors: pick(equipment[kind], kind === 'hub' ? plugSeed : seed, 10),
        use: createPlugUse(plugSeed, kind === 'hub', demand),
      }
    }),
  }
}

function chooseKind(seed: number): Kind {
  const share = chance(seed, 3)
  if (share < 0.25) return 'hub'
  return share < 0.4 ? 'hotel' : 'kerb'
}

function choosePosition(index: number, town: Town, seed: number): Site['position'] {
  if (index % 67 === 5) return null
  if (index % 101 === 9) return { lon: 0, lat: 0 }
  // The site is within 1.5 km of the town's centre; density increases towards it.
  const distance = 0.0135 * chance(seed, 11)
  const angle = 2 * Math.PI * chance(seed, 12)
  const shrink = Math.cos((town.lat * Math.PI) / 180)
  return {
    lon: round(town.lon + (distance * Math.cos(angle)) / shrink),
    lat: round(town.lat + distance * Math.sin(angle)),
  }
}

function chooseAccess(seed: number): Site['access'] {
  const share = chance(seed, 13)
  if (share < 0.72) return 'PUBLIC'
  if (share < 0.86) return 'PRIVATE_WITHPUBLICACCESS'
  return share < 0.93 ? 'PRIVATE' : null
}

/** Rounds decimal degrees to about 0.1 m. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}

/** Returns street and number. */
export function writeAddress(site: Site): string {
  return `${site.street} ${1 + Math.floor(chance(site.seed, 14) * 90)}`
}

export function writeMunicipality(site: Site): string {
  return joinNames(site.town, chance(site.seed, 15) < 0.4)
}
