import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, parseConfig } from '../../../../src/config'
import { responseHeaders } from '../../../../src/contract/headers'
import { startSandbox } from '../../../../src/sandbox/sandbox'
import { runDoctor } from '../../../../src/scripts/doctor/run-doctor'
import { archiveFile } from '../../../../src/scripts/start/archive-file'
import { type SiteFiles, siteFile } from '../../../../src/scripts/start/site-files'
import { staticServer } from '../../../../src/scripts/start/static-server'
import { type GateRules, startGate } from './gate'

export type Json = Record<string, unknown>
type Sent = Record<string, string>

/** One deployment; a test changes what is wrong with it. */
export interface Deployment {
  /** The file that the doctor is given. */
  config: Json & Record<'service' | 'identity' | 'region' | 'tourism', Json>
  /** What the site serves instead; absent: the same. */
  served?: Json
  /** For what the headers were written; absent: what is served. */
  headersFor?: Json
  files: SiteFiles
  /** The path that is answered in place of the asked one. */
  lead(path: string): string
  /** Headers of an answer of the site. */
  send(path: string, status: number, headers: Sent): Sent
  gate: GateRules
  /** Where the service and the provider are. */
  readonly origin: string
  /** Second argument of the doctor. */
  site: string | undefined
}

export interface Stage {
  deploy(): Deployment
  /** Runs the whole command, or only some of its checks. */
  examine(
    deployment: Deployment,
    options?: Parameters<typeof runDoctor>[2],
  ): Promise<{ code: number; lines: string[] }>
  close(): Promise<void>
}

const script = 'let a = 1\n'.repeat(300)
const page = `<!doctype html><html><head><script type="module" src="/assets/boot-a1.js"></script>
<link rel="stylesheet" href="/assets/index-b2.css"></head><body><div id="root"></div></body></html>`

/** A stand-in for the build, so that these tests need none; `test/deploy` has the real one. */
function makeFiles(): SiteFiles {
  const texts = {
    '/': page,
    '/auth/callback/': page,
    '/embed/': page,
    '/embed.js': script,
    '/sw.js': `precache([{url:"assets/boot-a1.js"},{url:"assets/index-b2.css"},{url:"workers/catalog-c3.js"}])`,
    '/assets/boot-a1.js': script,
    '/assets/index-b2.css': 'a { color: red }\n'.repeat(200),
    '/workers/catalog-c3.js': script,
    '/manifest.webmanifest': '{}',
    '/imprint': 'Town',
  }
  return new Map(Object.entries(texts).map(([path, text]) => [path, siteFile(path, Buffer.from(text))]))
}

/** The embedded sandbox with its identity provider behind a gate, and a site beside it: real servers all. */
export async function openStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'plugboard-doctor-'))
  const archive = join(folder, 'region.pmtiles')
  writeFileSync(archive, Buffer.concat([Buffer.from('PMTiles\x03'), Buffer.alloc(2_000)]))
  let listener: RequestListener = (_, response) => response.end()
  const server = createServer((request, response) => listener(request, response)).listen(0, 'localhost')
  await once(server, 'listening')
  const site = `http://localhost:${(server.address() as AddressInfo).port}`
  const sandbox = await startSandbox({ port: 0, appOrigins: [site], stations: 12, basemap: archive })
  const gate = await startGate(sandbox.origin)
  const right = JSON.stringify(sandbox.config).replaceAll(sandbox.origin, gate.origin)

  const deploy = (): Deployment => ({
    config: {
      ...JSON.parse(right),
      basemap: { archive: '/region.pmtiles' },
      pages: { imprint: '/imprint' },
    },
    files: makeFiles(),
    lead: (path) => path,
    send: (_path, _status, headers) => headers,
    gate: {},
    origin: gate.origin,
    site,
  })

  async function examine(deployment: Deployment, options: Parameters<typeof runDoctor>[2] = {}) {
    const { config, served = config, headersFor = served, files, lead, send } = deployment
    const file = join(folder, 'config.json')
    writeFileSync(file, JSON.stringify(config))
    gate.rules = deployment.gate
    listener = serveSite({ served, headersFor: readOr(headersFor, right), files, lead, send, archive })
    const lines: string[] = []
    const named = deployment.site === undefined ? [] : [deployment.site]
    const code = await runDoctor([file, ...named], (line) => lines.push(line), options)
    return { code, lines }
  }
  return {
    deploy,
    examine,
    async close() {
      server.close()
      server.closeAllConnections()
      await Promise.all([sandbox.close(), gate.close()])
      rmSync(folder, { recursive: true })
    },
  }
}

/** What cannot be parsed is served with the headers for what can. */
function readOr(config: Json, other: string): Config {
  try {
    return parseConfig(config)
  } catch {
    return parseConfig(JSON.parse(other))
  }
}

interface Site extends Pick<Deployment, 'files' | 'lead' | 'send'> {
  served: Json
  headersFor: Config
  archive: string
}

function serveSite({ served, headersFor, files, lead, send, archive }: Site): RequestListener {
  const site = staticServer(files, headersFor)
  const openArchive = archiveFile(archive)(responseHeaders(headersFor, 'data'))
  const serveConfig: RequestListener = (_, response) => {
    const headers = { ...responseHeaders(headersFor, 'data'), 'Content-Type': 'application/json' }
    response.writeHead(200, headers).end(JSON.stringify(served))
  }
  return (request, response) => {
    const asked = request.url ?? '/'
    const path = lead(asked)
    const writeHead = response.writeHead.bind(response) as (status: number, headers: Sent) => typeof response
    response.writeHead = ((status: number, headers: Sent) =>
      writeHead(status, send(asked, status, headers))) as typeof response.writeHead
    request.url = path
    if (path === '/region.pmtiles') openArchive(request, response)
    else if (path === '/config.json') serveConfig(request, response)
    else site(request, response)
  }
}
