import { url } from './catalog.worker?page-worker'

/** Where the script of the catalog's worker stands in this build. */
export const workerUrl = url
