import { url } from './catalog.worker?page-worker'

/** URL of the catalog worker's script in this build. */
export const catalogWorkerUrl = url
