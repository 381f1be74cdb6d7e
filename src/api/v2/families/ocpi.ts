import { connectorOf } from '../connector'
import {
  capacityOf,
  hasAny,
  isRecord,
  joinAddress,
  type Metadata,
  numberOf,
  recordsOf,
  textOf,
  undescribed,
} from '../metadata'
import type { Family } from './family'

function isAlwaysOpen(metadata: Metadata): boolean {
  const times = metadata.opening_times
  return isRecord(times) && times.twentyfourseven === true
}

/** OCPI counts watts. */
function powerKw(connector: Metadata): number | null {
  const watts = numberOf(connector.max_electric_power)
  return watts === null ? null : watts / 1000
}

/** Family B: OCPI 2.2 (Neogy, DRIWE-OCPI). It names neither provider nor access. */
export const ocpi: Family = {
  isStation: (metadata) => hasAny(metadata, ['country_code', 'party_id', 'opening_times', 'postal_code']),
  describe: (metadata) => ({
    ...undescribed,
    city: textOf(metadata.city),
    address: joinAddress(textOf(metadata.address), textOf(metadata.postal_code), textOf(metadata.city)),
    capacity: capacityOf(metadata.capacity),
    accessInfo: isAlwaysOpen(metadata) ? '24/7' : '',
  }),
  isPlug: (metadata) => hasAny(metadata, ['connectors', 'capabilities']),
  connectors: (metadata) =>
    recordsOf(metadata.connectors).map((connector) =>
      connectorOf(textOf(connector.standard), powerKw(connector), textOf(connector.power_type)),
    ),
}
