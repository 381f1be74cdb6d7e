import type { Config } from '../../config'
import type { TokenSource, Viewer } from '../../model/viewer'

/** First message to the worker. */
export interface CatalogSettings {
  service: Config['service']
  region: Config['region']
  viewer: Viewer
}

/** What the worker may ask of the page. */
export interface PageSide {
  token: TokenSource
}
