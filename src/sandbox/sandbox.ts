import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Bounds } from '../model/station'
import { createTokenExchange } from './dataset-token'
import { createIdentity } from './identity/identity'
import { listenOnLoopback, localOrigin } from './loopback'
import type { SandboxOptions } from './options'
import { PersonError } from './person-error'
import { findBounds, readRecording } from './recording'
import { createService } from './service'
import type { Source } from './source'
import { regionBounds } from './world/towns'
import { createWorld } from './world/world'

export interface Sandbox {
  /** Address, such as `http://localhost:4174`. */
  origin: string
  /** The app's `/config.json` for this sandbox. */
  config: unknown
  close(): Promise<void>
}

const realmPath = '/auth/realms/demo'
const defaultStations = 400
/** Path of the site for the archive in `SANDBOX_BASEMAP`. */
export const archivePath = '/basemap.pmtiles'
/** The same as in `public/config.json`. The app sends no request there before the person agrees. */
const onlineBasemap = {
  light: 'https://tiles.openfreemap.org/styles/positron',
  dark: 'https://tiles.openfreemap.org/styles/dark',
}
/** Seconds until an access token expires; the same as on the real server. */
const defaultTokenTtl = 300

/**
 * Starts the embedded service: data and identity on one port of this machine. Its keys, users and passwords are
 * public, so it refuses to run in production.
 * @throws an error with `code` EADDRINUSE if the port is taken; PersonError if there is nothing to replay
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (process.env.NODE_ENV === 'production')
    throw new PersonError(
      'The sandbox is for one machine and has known passwords: it does not run in production.',
    )
  const { source, region } = await openSource(options)
  const { port, serve, close } = await listenOnLoopback(options.port)
  const origin = localOrigin(port)
  try {
    serve(await listenerFor(options, source, origin))
  } catch (error) {
    await close()
    throw error
  }
  return {
    origin,
    config: {
      publisher: 'Plugboard sandbox',
      service: { dialect: 'v2', baseUrl: `${origin}/mobility` },
      tourism: { baseUrl: `${origin}/tourism` },
      identity: { authority: origin + realmPath, clientId: 'plugboard' },
      region,
      basemap: toBasemap(options),
      embed: { frameAncestors: options.frameAncestors ?? [] },
      contact: 'mailto:sandbox@example.org',
    },
    close,
  }
}

function toBasemap({ basemap }: SandboxOptions) {
  if (basemap === 'embedded') return undefined
  return basemap === undefined ? onlineBasemap : { archive: archivePath }
}

async function listenerFor(
  options: SandboxOptions,
  source: Source,
  origin: string,
): Promise<RequestListener> {
  const issuer = origin + realmPath
  const identity = await createIdentity({
    issuer,
    appOrigins: options.appOrigins,
    tokenTtl: options.tokenTtl ?? defaultTokenTtl,
  })
  const service = createService({
    source,
    servesV1: options.replay === undefined,
    now: clock(options.now),
    verify: identity.verify,
    exchange: createTokenExchange(issuer),
    rate: options.rate ?? false,
    bare401: options.bare401 ?? true,
    flaws: options.flaws ?? false,
  })
  const data = getRequestListener(service.fetch)
  return (request, response) => {
    if (request.url?.startsWith(`${realmPath}/`)) identity.handle(request, response)
    else data(request, response)
  }
}

interface OpenedSource {
  source: Source
  region: { name: string; bbox: Bounds }
}

async function openSource({
  replay,
  stations = defaultStations,
  duplicates = false,
  flaws = false,
}: SandboxOptions): Promise<OpenedSource> {
  const southTyrol = { name: 'South Tyrol', bbox: regionBounds }
  if (replay === undefined)
    return { source: createWorld(stations, { duplicates, flaws }), region: southTyrol }
  const source = await readRecording(replay)
  const bbox = findBounds(source)
  return { source, region: bbox === null ? southTyrol : { name: 'Recorded region', bbox } }
}

/** Returns a clock that always gives `frozen`; without it, the system clock. @param frozen ISO 8601 */
function clock(frozen: string | undefined): () => number {
  if (frozen === undefined) return Date.now
  const moment = Date.parse(frozen)
  return () => moment
}
