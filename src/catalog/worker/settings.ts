import type { Config } from '../../config'
import type { TokenSource, Viewer } from '../../model/viewer'

/** First message to the worker. */
export interface CatalogSettings {
  service: Config['service']
  region: Config['region']
  viewer: Viewer
  /** The last open data is shown while the service is asked: nobody who may see more is looking. */
  startsFromCopy: boolean
}

/** What the worker may ask of the page. */
export interface PageSide {
  token: TokenSource
}
