import { workerUrl } from './worker-url'

/** A catalog's worker that nobody has asked anything yet. */
export interface StartedWorker {
  worker: Worker
  /** Resolves when its script fails, also where that is before a catalog is opened with it. */
  failed: Promise<Event>
}

/** Its script is on its way at once, while the page does not know yet what to ask. */
export function startWorker(): StartedWorker {
  const worker = new Worker(workerUrl, { type: 'module', name: 'catalog' })
  const failed = new Promise<Event>((resolve) => {
    worker.onerror = resolve
  })
  return { worker, failed }
}
