import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startSandbox } from '../../src/sandbox/sandbox'
import { freePort } from '../unit/scripts/headers/nginx'
import type { WebServer } from './web-servers'

const run = promisify(execFile)
/** A large file in the place of a map archive; what counts here are its ranges. */
export const archive = Buffer.concat([Buffer.from('PMTiles\x03'), Buffer.alloc(3_000_000, 'tile')])

/** The built site behind a web server, beside the sandbox: published as `docs/deployment.md` says. */
export interface Publication {
  origin: string
  /** Where its configuration is. */
  config: string
  /** Puts a copy of the build, as `change` leaves it, in the place of the one before, at once. */
  release(change?: (folder: string) => void): void
  /** Runs the built doctor. */
  examine(): Promise<{ code: number; lines: string[] }>
  stop(): Promise<void>
}

export async function publish(server: WebServer): Promise<Publication> {
  const folder = mkdtempSync(join(tmpdir(), 'plugboard-published-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const sandbox = await startSandbox({ port: 0, appOrigins: [origin], stations: 60, basemap: 'embedded' })
  const config = join(folder, 'config.json')
  const settings = { ...(sandbox.config as object), basemap: { archive: '/region.pmtiles' } }
  writeFileSync(config, JSON.stringify(settings))
  const headers = join(folder, 'headers')
  await run('node', ['dist-node/headers.js', config, headers])

  const root = join(folder, 'current')
  const began = Date.now() - 3_600_000
  let releases = 0
  const release: Publication['release'] = (change) => {
    const next = join(folder, `release-${++releases}`)
    mkdirSync(next)
    cpSync('dist', next, { recursive: true })
    cpSync(headers, next, { recursive: true })
    cpSync(config, join(next, 'config.json'))
    writeFileSync(join(next, 'region.pmtiles'), archive)
    change?.(next)
    stampFiles(next, new Date(began + releases * 60_000))
    // A link is renamed in one step: nobody sees half of a release.
    symlinkSync(next, join(folder, 'next'))
    renameSync(join(folder, 'next'), root)
  }
  release()
  const running = await server.start(root, port)

  return {
    origin,
    config,
    release,
    async examine() {
      const ended = run('node', ['dist-node/doctor.js', config, origin])
      const { stdout, code = 0 } = (await ended.catch(
        (error: { stdout: string; code: number }) => error,
      )) as { stdout: string; code?: number }
      return { code, lines: stdout.trimEnd().split('\n') }
    },
    async stop() {
      await Promise.all([running.stop(), sandbox.close()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Releases are made minutes apart. nginx and Caddy tag a file by its time and size, and the page has the same size in
 * every build: with the same time too, a browser keeps the old page.
 */
function stampFiles(folder: string, time: Date): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    utimesSync(join(folder, name), time, time)
}
