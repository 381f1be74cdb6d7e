import type { OpenedCatalog } from '../../catalog/open-catalog'
import { startWorker } from '../../catalog/worker/start-worker'
import { clock } from '../../clock'
import type { Config } from '../../config/config'
import { anonymous } from '../../model/viewer'

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
    return startLoad(openCatalog(config, anonymous, async () => null, { started, startsFromCopy: true }))
  } catch {
    started.worker.terminate()
    return null
  }
}

/** Starts the first load at once. The first call of `refreshNow` returns its answer; later calls load again. */
export function startLoad(catalog: OpenedCatalog): OpenedCatalog {
  const first = catalog.refreshNow(clock.now())
  // Stages are built before the page exists to request them.
  const firstStage = catalog.next(0)
  // The first caller receives the failure. Without this line, closing the catalog before that call would be an
  // unhandled rejection.
  for (const asked of [first, firstStage]) asked.catch(() => undefined)
  let isTaken = false
  const refreshNow: OpenedCatalog['refreshNow'] = (now) => {
    if (isTaken) return catalog.refreshNow(now)
    isTaken = true
    return first
  }
  return Object.assign(Object.create(catalog) as OpenedCatalog, { refreshNow })
}
