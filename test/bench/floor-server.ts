import { resolve } from 'node:path'
import { build } from 'vite'
import { listenOnLoopback } from '../../src/sandbox/loopback'
import { readSite } from '../../src/scripts/start/site-files'
import { staticServer } from '../../src/scripts/start/static-server'

const outDir = resolve('test-results/floor')

/** Builds the floor page as the app is built. */
export async function buildFloor(): Promise<void> {
  const { NODE_ENV } = process.env
  await build({
    configFile: false,
    root: resolve('test/bench/floor'),
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1_200 },
  })
  // Vite sets it for the whole process; a sandbox started from here would refuse to run in production.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
}

/** Serves the built floor page by the app's own server. */
export async function startFloor(serviceUrl: string): Promise<{ address: string; stop(): Promise<void> }> {
  const { port, serve, close } = await listenOnLoopback(0)
  serve(staticServer(readSite(outDir), { service: { baseUrl: serviceUrl } }))
  return { address: `http://localhost:${port}/?service=${encodeURIComponent(serviceUrl)}`, stop: close }
}
