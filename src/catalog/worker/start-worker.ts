import { catalogWorkerUrl } from './worker-url'

/** A started catalog worker without a viewer. */
export interface StartedWorker {
  worker: Worker
  /** Resolves if its script fails, also before a catalog is opened with it. */
  failed: Promise<Event>
}

/** Starts loading its script before the page has its configuration. */
export function startWorker(): StartedWorker {
  const worker = new Worker(catalogWorkerUrl, { type: 'module', name: 'catalog' })
  const failed = new Promise<Event>((resolve) => {
    worker.onerror = resolve
  })
  return { worker, failed }
}
