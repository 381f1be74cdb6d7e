import { resolve } from 'node:path'
import { build } from 'vite'
import { listenOnLoopback } from '../../src/sandbox/loopback'
import { readSite } from '../../src/scripts/start/site-files'
import { staticServer } from '../../src/scripts/start/static-server'

/** `bare`: the least that a map of the same stations can do; `fair`: that with our base map, labels and icons. */
export const floorNames = ['bare', 'fair'] as const
type FloorName = (typeof floorNames)[number]

const root = resolve('test/bench/floor')
const outDir = resolve('test-results/floor')

/** Builds the floor pages as the app is built. */
export async function buildFloors(): Promise<void> {
  const { NODE_ENV } = process.env
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    worker: { format: 'es' },
    build: {
      ...{ outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1_200 },
      rolldownOptions: { input: floorNames.map((name) => resolve(root, `${name}.html`)) },
    },
  })
  // Vite sets it for the whole process; a sandbox started from here would refuse to run in production.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
}

interface RunningFloors {
  /** Addresses of the pages. */
  addresses: Record<FloorName, string>
  stop(): Promise<void>
}

/** Serves the built floor pages by the app's own server. @param serviceUrl address of the mobility service */
export async function startFloors(serviceUrl: string): Promise<RunningFloors> {
  const { port, serve, close } = await listenOnLoopback(0)
  serve(staticServer(readSite(outDir), { service: { baseUrl: serviceUrl } }))
  const addressOf = (name: FloorName) =>
    `http://localhost:${port}/${name}.html?service=${encodeURIComponent(serviceUrl)}`
  return { addresses: { bare: addressOf('bare'), fair: addressOf('fair') }, stop: close }
}
