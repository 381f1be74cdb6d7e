import { resolve } from 'node:path'
import { build } from 'vite'
import { listenOnLoopback } from '../../src/sandbox/loopback'
import { readSite } from '../../src/scripts/start/site-files'
import { staticServer } from '../../src/scripts/start/static-server'

/** Builds the floor page as the app is built, and serves it by the same server. */
export async function startFloor(serviceUrl: string): Promise<{ address: string; stop(): Promise<void> }> {
  const outDir = resolve('test-results/floor')
  await build({
    configFile: false,
    root: resolve('test/bench/floor'),
    logLevel: 'warn',
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1_200 },
  })
  const { port, serve, close } = await listenOnLoopback(0)
  serve(staticServer(readSite(outDir), { service: { baseUrl: serviceUrl } }))
  return { address: `http://localhost:${port}/?service=${encodeURIComponent(serviceUrl)}`, stop: close }
}
