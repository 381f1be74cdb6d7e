import type { OpenedCatalog } from '../../catalog/open-catalog'
import { startWorker } from '../../catalog/worker/start-worker'
import { clock } from '../../clock'
import type { Config } from '../../config/config'
import { anonymous, withoutToken } from '../../model/viewer'

/**
 * Opens the anonymous catalog and loads its stations while the page's script is still loading: worker, configuration
 * and script then load in parallel.
 * @param configured rejects without a configuration: then no catalog and no worker is created
 * @returns `null` if it could not be opened; never rejects
 */
export async function openEarly(configured: Promise<Config>): Promise<OpenedCatalog | null> {
  const started = startWorker()
  try {
    const [config, { openCatalog }] = await Promise.all([configured, import('../../catalog/open-catalog')])
    return startLoad(openCatalog(config, anonymous, withoutToken, { started, startsFromCopy: true }))
  } catch {
    started.worker.terminate()
    return null
  }
}

/** Starts the first load at once. */
function startLoad(openedCatalog: OpenedCatalog): OpenedCatalog {
  const firstLoad = openedCatalog.catalog.refreshNow(clock.now())
  // Stages are built before the page exists to request them.
  const firstStage = openedCatalog.catalog.next(0)
  // The catalog query receives the failure. Without this line, closing the catalog before that would be an unhandled
  // rejection.
  for (const promise of [firstLoad, firstStage]) promise.catch(() => undefined)
  return { ...openedCatalog, firstLoad }
}
