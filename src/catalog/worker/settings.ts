import type { Config } from '../../config/config'
import type { TokenSource, Viewer } from '../../model/viewer'

/** First message to the worker. */
export interface CatalogSettings {
  service: Config['service']
  region: Config['region']
  viewer: Viewer
  /** Whether the last open data is shown before the service answers. Only if nobody can be signed in. */
  startsFromCopy: boolean
}

/** Functions of the page that the worker may call. */
export interface PageFunctions {
  token: TokenSource
}
