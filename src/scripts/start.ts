import { resolve } from 'node:path'
import { parseConfig } from '../config/config'
import { responseHeaders } from '../contract/headers'
import { listenOnLoopback, localOrigin } from '../sandbox/loopback'
import { sandboxOptions } from '../sandbox/options'
import { PersonError } from '../sandbox/person-error'
import { archivePath, startSandbox } from '../sandbox/sandbox'
import { endProgram } from './shared/end-program'
import { archiveFile } from './start/archive-file'
import { portError, portFrom } from './start/ports'
import { readSite } from './start/site-files'
import { staticServer } from './start/static-server'

/** Starts the built app and the sandbox, each on its own port: cross-origin as in production. */
async function start(environment: NodeJS.ProcessEnv): Promise<void> {
  const port = portFrom(environment, 'PORT', 4173)
  const sandboxPort = portFrom(environment, 'SANDBOX_PORT', 4174)
  if (port === sandboxPort) throw new PersonError(`PORT and SANDBOX_PORT are both ${port}: choose two.`)

  const site = readSite(resolve('dist'))
  const origin = localOrigin(port)
  const options = sandboxOptions(environment)
  const openArchive = options.basemap?.endsWith('.pmtiles') ? archiveFile(options.basemap) : null
  const sandbox = await startSandbox({
    port: sandboxPort,
    appOrigins: [origin],
    ...options,
  }).catch((error: unknown) => {
    throw portError(error, 'SANDBOX_PORT', sandboxPort)
  })

  const { serve, close } = await listenOnLoopback(port).catch(async (error: unknown) => {
    await sandbox.close()
    throw portError(error, 'PORT', port)
  })
  const stop = () => Promise.all([close(), sandbox.close()])
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  // The page compares its clock with the site's, so the site of a frozen sandbox has the same moment.
  const frozen = options.now === undefined ? null : Date.parse(options.now)
  const config = parseConfig(sandbox.config)
  const serveSite = staticServer(site, config, () => frozen ?? Date.now())
  const serveArchive = openArchive?.(responseHeaders(config, 'data'))
  serve((request, response) =>
    (request.url === archivePath && serveArchive ? serveArchive : serveSite)(request, response),
  )
  console.log(`Plugboard  ${origin}\nSandbox    ${sandbox.origin}`)
}

await start(process.env).catch(endProgram)
