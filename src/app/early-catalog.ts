import type { OpenedCatalog } from '../catalog/open-catalog'
import { startWorker } from '../catalog/worker/start-worker'
import { clock } from '../clock'
import type { Config } from '../config'
import { anonymous } from '../model/viewer'

/**
 * The catalog of what everyone may see, asked for its stations while the page's script is still on its way: worker,
 * configuration and script then wait for the network at the same time, not one after the other.
 * @param configured rejects where there is no configuration: then there is no catalog either, and no worker
 * @returns `null` where it could not be opened; never rejects
 */
export async function openEarly(configured: Promise<Config>): Promise<OpenedCatalog | null> {
  const started = startWorker()
  try {
    const [config, { openCatalog }] = await Promise.all([configured, import('../catalog/open-catalog')])
    return begun(openCatalog(config, anonymous, async () => null, { started, startsFromCopy: true }))
  } catch {
    started.worker.terminate()
    return null
  }
}

/** Starts the first load at once. The first call of `load` returns that answer, and later calls load again. */
export function begun(catalog: OpenedCatalog): OpenedCatalog {
  const first = catalog.load(clock.now())
  // Its stages are built although the page is not there yet to ask for them.
  const firstStage = catalog.next(0)
  // The first caller gets the failure. Without this line a catalog that is closed before that reports it as unhandled.
  for (const asked of [first, firstStage]) asked.catch(() => undefined)
  let isTaken = false
  const load: OpenedCatalog['load'] = (now) => {
    if (isTaken) return catalog.load(now)
    isTaken = true
    return first
  }
  return Object.assign(Object.create(catalog) as OpenedCatalog, { load })
}
