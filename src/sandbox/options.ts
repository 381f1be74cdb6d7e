import { PersonError } from './person-error'

export interface SandboxOptions {
  /** 0: any free port. */
  port: number
  /** Origins of the app, such as `http://localhost:4173`. Sign-ins start from and return to them. */
  appOrigins: readonly string[]
  /** Number of stations of the simulated region. */
  stations?: number
  /** Whether some sites of the region are in two feeds. */
  duplicates?: boolean
  /** Folder of recorded answers to serve instead of the region. */
  replay?: string
  /** Moment at which the clock is frozen, ISO 8601. */
  now?: string
  /** Seconds until an access token expires. */
  tokenTtl?: number
  /** Enforce the rate quota. */
  rate?: boolean
  /** Sites that may show the app's `/embed/` in a frame. */
  frameAncestors?: readonly string[]
  /** Answer 401 like the real service: empty and without CORS headers. On by default. */
  bare401?: boolean
  /** Add the staged flaws: ids without a record, records without a valid id, a payment address that is not a URL. */
  flaws?: boolean
  /** `embedded`: the served configuration has no online style and no archive; otherwise a `.pmtiles` file. */
  basemap?: string
}

type EnvironmentOptions = Omit<SandboxOptions, 'port' | 'appOrigins'>

/** Maximum number of stations. With more, answers would take more than a few seconds. */
const maxStations = 1_000_000

/**
 * Reads `SANDBOX_STATIONS`, `_DUPLICATES`, `_REPLAY`, `_NOW`, `_TOKEN_TTL`, `_RATE`, `_FRAME_ANCESTORS`, `_BARE_401`,
 * `_FLAWS` and `_BASEMAP`; empty ones are not set.
 * @throws PersonError
 */
export function sandboxOptions(environment: NodeJS.ProcessEnv): EnvironmentOptions {
  const options: EnvironmentOptions = {}
  const stations = environment.SANDBOX_STATIONS
  if (stations) options.stations = wholeNumber('SANDBOX_STATIONS', stations, 0, maxStations)
  const duplicates = environment.SANDBOX_DUPLICATES
  if (duplicates) options.duplicates = onOrOff('SANDBOX_DUPLICATES', duplicates)
  const replay = environment.SANDBOX_REPLAY
  if (replay) options.replay = replay
  const now = environment.SANDBOX_NOW
  if (now) options.now = moment('SANDBOX_NOW', now)
  const tokenTtl = environment.SANDBOX_TOKEN_TTL
  if (tokenTtl) options.tokenTtl = wholeNumber('SANDBOX_TOKEN_TTL', tokenTtl, 1, 86_400)
  const rate = environment.SANDBOX_RATE
  if (rate) options.rate = onOrOff('SANDBOX_RATE', rate)
  const ancestors = environment.SANDBOX_FRAME_ANCESTORS
  if (ancestors) options.frameAncestors = ancestors.split(',')
  const bare401 = environment.SANDBOX_BARE_401
  if (bare401) options.bare401 = onOrOff('SANDBOX_BARE_401', bare401)
  const flaws = environment.SANDBOX_FLAWS
  if (flaws) options.flaws = onOrOff('SANDBOX_FLAWS', flaws)
  const basemap = environment.SANDBOX_BASEMAP
  if (basemap) options.basemap = embeddedOrArchive('SANDBOX_BASEMAP', basemap)
  return options
}

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= min && number <= max) return number
  throw new PersonError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
}

function moment(name: string, text: string): string {
  if (!Number.isNaN(Date.parse(text))) return text
  throw new PersonError(`${name} must be a moment such as 2026-11-20T13:00:00Z, not "${text}".`)
}

function embeddedOrArchive(name: string, text: string): string {
  if (text === 'embedded' || text.endsWith('.pmtiles')) return text
  throw new PersonError(`${name} must be embedded or a .pmtiles file, not "${text}".`)
}

function onOrOff(name: string, text: string): boolean {
  if (text === '1' || text === '0') return text === '1'
  throw new PersonError(`${name} must be 1 or 0, not "${text}".`)
}
