import { resolve } from 'node:path'
import type { HeaderConfig } from '../../../src/contract/headers'
import { listenOnLoopback, localOrigin } from '../../../src/sandbox/loopback'
import { readSite, type SiteFiles } from '../../../src/scripts/start/site-files'
import { staticServer } from '../../../src/scripts/start/static-server'
import { startApp } from '../../browser/harness/servers'
import type { Name } from '../subjects'
import { readBaselines } from './baseline-site'
import { cachingProxy } from './caching-proxy'
import { Traffic } from './traffic'

/** The measured pages and the service that all of them ask, with what they send. */
export interface Servers {
  addresses: Record<Name, string>
  /** Files of the built app. */
  appFiles: SiteFiles
  traffic: Traffic
  changeValues(): Promise<void>
  stop(): Promise<void>
}

type Config = HeaderConfig & { region: { bbox: readonly number[] } }

/**
 * All clocks are the real one: with another time in the header `Date`, the browser's cache holds fresh files for old.
 * @param stations size of the sandbox's region
 */
export async function startServers(stations: number): Promise<Servers> {
  const app = await startApp('production', {
    SANDBOX_STATIONS: String(stations),
    SANDBOX_NOW: new Date().toISOString(),
  })
  const traffic = new Traffic()
  const service = cachingProxy(app.sandboxOrigin)
  const serviceServer = await listenOnLoopback(0)
  serviceServer.serve(traffic.noted(service.listener))

  const baseUrl = `${localOrigin(serviceServer.port)}/mobility`
  const served: Config = await (await fetch(`${app.origin}/config.json`)).json()
  const config = { ...served, service: { ...served.service, baseUrl } }
  const siteOf = async (files: SiteFiles) => {
    const server = await listenOnLoopback(0)
    server.serve(traffic.noted(staticServer(files, config, Date.now)))
    return server
  }
  const appFiles = readSite(resolve('dist'))
  const appSite = await siteOf(appFiles)
  const baselineSite = await siteOf(readBaselines())
  const question = new URLSearchParams({ service: baseUrl, bounds: config.region.bbox.join() })
  const baselineOf = (page: string) => `${localOrigin(baselineSite.port)}/${page}.html?${question}`
  return {
    addresses: { app: localOrigin(appSite.port), fair: baselineOf('fair'), bare: baselineOf('bare') },
    appFiles,
    traffic,
    changeValues: service.changeValues,
    async stop() {
      for (const server of [appSite, baselineSite, serviceServer]) await server.close()
      service.close()
      await app.stop()
    },
  }
}
