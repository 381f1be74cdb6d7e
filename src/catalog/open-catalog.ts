import type { Config } from '../config/config'
import type { TokenSource, Viewer } from '../model/viewer'
import type { CatalogApi, Snapshot } from './catalog-api'
import { CatalogError, type CatalogReason } from './failures/errors'
import { connect, type Port } from './worker/rpc'
import type { CatalogSettings, PageFunctions } from './worker/settings'
import { type StartedWorker, startWorker } from './worker/start-worker'

export interface OpenedCatalog {
  catalog: CatalogApi
  /** A load that has started already; absent: none has. */
  firstLoad?: Promise<Snapshot>
  /** Terminates the worker and its data at once. Pending queries reject with a CatalogError. */
  close(): void
}

interface OpenOptions {
  started?: StartedWorker
  /** Whether to show the device's copy of the last open data first. Only if nobody can be signed in. */
  startsFromCopy?: boolean
}

/** Opens the catalog of one viewer in its own worker. */
export function openCatalog(
  config: Config,
  viewer: Viewer,
  token: TokenSource,
  { started = startWorker(), startsFromCopy = false }: OpenOptions = {},
): OpenedCatalog {
  const { worker, failed } = started
  const { service, region } = config
  const settings: CatalogSettings = { service, region, viewer, startsFromCopy }
  worker.postMessage(settings)

  const page: PageFunctions = { token }
  const { remote: catalog, close } = connect<CatalogApi>(worker satisfies Port, () => page)
  const end = (reason: CatalogReason, message: string) => {
    worker.terminate()
    close(new CatalogError(reason, message))
  }
  // A worker that cannot start never answers, so pending queries must reject.
  void failed.then((event) => {
    end('worker-failed', 'The worker that holds the stations has failed.')
    // The worker's script is missing, as after a deploy. Vite reports missing chunks by this event.
    if (!(event instanceof ErrorEvent)) window.dispatchEvent(new Event('vite:preloadError'))
  })
  worker.onmessageerror = () =>
    end('worker-failed', 'The worker that holds the stations cannot be understood.')
  return { catalog, close: () => end('ended', 'The catalog has ended.') }
}
