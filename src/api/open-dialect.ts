import type { ServiceConfig } from '../config/config'
import type { Bounds } from '../model/station'
import type { Dialect } from './dialect'
import { DeferredV1 } from './v1/deferred-v1'
import { MobilityV2, type ParseOptions } from './v2/mobility-v2'

/**
 * Opens the dialect of the configured service.
 * @param box region to request, of v2 only; `null`: everything
 * @param options for parsing its rows; of v1 the zone only
 */
export function openDialect(service: ServiceConfig, box: Bounds | null, options?: ParseOptions): Dialect {
  switch (service.dialect) {
    case 'v1':
      return new DeferredV1(service.baseUrl, options?.timeZone)
    case 'v2':
      return new MobilityV2(service, box, options)
  }
}
