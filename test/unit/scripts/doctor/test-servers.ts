import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, parseConfig } from '../../../../src/config/config'
import { responseHeaders } from '../../../../src/contract/headers'
import { startSandbox } from '../../../../src/sandbox/sandbox'
import { runDoctor } from '../../../../src/scripts/doctor/run-doctor'
import { archiveFile } from '../../../../src/scripts/start/archive-file'
import { type SiteFiles, siteFile } from '../../../../src/scripts/start/site-files'
import { staticServer } from '../../../../src/scripts/start/static-server'
import { type ProxyRules, startServiceProxy } from './service-proxy'

export type Json = Record<string, unknown>
type HeaderValues = Record<string, string>

/** A deployment, to which a test applies a misconfiguration. */
export interface Deployment {
  /** Content of the configuration file for the doctor. */
  config: Json & Record<'service' | 'identity' | 'region' | 'tourism', Json>
  /** Configuration that the site serves; absent: the same. */
  served?: Json
  /** Configuration from which the headers were written; absent: the served one. */
  headersConfig?: Json
  files: SiteFiles
  /** Returns the path whose file answers a request. */
  rewritePath(path: string): string
  /** Changes the headers of the site's answers. */
  changeHeaders(path: string, status: number, headers: HeaderValues): HeaderValues
  proxy: ProxyRules
  /** Origin of service and provider. */
  readonly origin: string
  /** Second argument of the doctor. */
  site: string | undefined
}

export interface TestServers {
  createDeployment(): Deployment
  /** Runs the whole command, or only some of its checks. */
  runDoctorOn(
    deployment: Deployment,
    options?: Parameters<typeof runDoctor>[2],
  ): Promise<{ code: number; lines: string[] }>
  close(): Promise<void>
}

const script = 'let a = 1\n'.repeat(300)
const page = `<!doctype html><html><head><script type="module" src="/assets/boot-a1.js"></script>
<link rel="stylesheet" href="/assets/index-b2.css"></head><body><div id="root"></div></body></html>`

/** Replacement of the built files, so that these tests need no build; `test/deploy` has the real ones. */
function createFiles(): SiteFiles {
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

/** Starts a site, and a proxy of the embedded sandbox with its identity provider. All are real servers. */
export async function startTestServers(): Promise<TestServers> {
  const folder = mkdtempSync(join(tmpdir(), 'plugboard-doctor-'))
  const archive = join(folder, 'region.pmtiles')
  writeFileSync(archive, Buffer.concat([Buffer.from('PMTiles\x03'), Buffer.alloc(2_000)]))
  let listener: RequestListener = (_, response) => response.end()
  const server = createServer((request, response) => listener(request, response)).listen(0, 'localhost')
  await once(server, 'listening')
  const site = `http://localhost:${(server.address() as AddressInfo).port}`
  const sandbox = await startSandbox({ port: 0, appOrigins: [site], stations: 12, basemap: archive })
  const proxy = await startServiceProxy(sandbox.origin)
  const right = JSON.stringify(sandbox.config).replaceAll(sandbox.origin, proxy.origin)

  const createDeployment = (): Deployment => ({
    config: {
      ...JSON.parse(right),
      basemap: { archive: '/region.pmtiles' },
      pages: { imprint: '/imprint' },
    },
    files: createFiles(),
    rewritePath: (path) => path,
    changeHeaders: (_path, _status, headers) => headers,
    proxy: {},
    origin: proxy.origin,
    site,
  })

  async function runDoctorOn(deployment: Deployment, options: Parameters<typeof runDoctor>[2] = {}) {
    const { config, served = config, headersConfig = served, files, rewritePath, changeHeaders } = deployment
    const file = join(folder, 'config.json')
    writeFileSync(file, JSON.stringify(config))
    proxy.rules = deployment.proxy
    listener = serveSite({
      served,
      headersConfig: parseConfigOr(headersConfig, right),
      files,
      rewritePath,
      changeHeaders,
      archive,
    })
    const lines: string[] = []
    const named = deployment.site === undefined ? [] : [deployment.site]
    const code = await runDoctor([file, ...named], (line) => lines.push(line), options)
    return { code, lines }
  }
  return {
    createDeployment,
    runDoctorOn,
    async close() {
      server.close()
      server.closeAllConnections()
      await Promise.all([sandbox.close(), proxy.close()])
      rmSync(folder, { recursive: true })
    },
  }
}

/** Returns the other configuration if one cannot be parsed. */
function parseConfigOr(config: Json, other: string): Config {
  try {
    return parseConfig(config)
  } catch {
    return parseConfig(JSON.parse(other))
  }
}

interface Site extends Pick<Deployment, 'files' | 'rewritePath' | 'changeHeaders'> {
  served: Json
  headersConfig: Config
  archive: string
}

function serveSite({
  served,
  headersConfig,
  files,
  rewritePath,
  changeHeaders,
  archive,
}: Site): RequestListener {
  const site = staticServer(files, headersConfig)
  const openArchive = archiveFile(archive)(responseHeaders(headersConfig, 'data'))
  const serveConfig: RequestListener = (_, response) => {
    const headers = { ...responseHeaders(headersConfig, 'data'), 'Content-Type': 'application/json' }
    response.writeHead(200, headers).end(JSON.stringify(served))
  }
  return (request, response) => {
    const asked = request.url ?? '/'
    const path = rewritePath(asked)
    const writeHead = response.writeHead.bind(response) as (
      status: number,
      headers: HeaderValues,
    ) => typeof response
    response.writeHead = ((status: number, headers: HeaderValues) =>
      writeHead(status, changeHeaders(asked, status, headers))) as typeof response.writeHead
    request.url = path
    if (path === '/region.pmtiles') openArchive(request, response)
    else if (path === '/config.json') serveConfig(request, response)
    else site(request, response)
  }
}
