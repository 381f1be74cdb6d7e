import { connectorOf, kilowattsOf } from '../connector'
import { capacityOf, hasAny, joinAddress, recordsOf, textOf, undescribed, wordsOf } from '../metadata'
import { openingHoursOf } from '../opening-times'
import type { Family } from './family'

/** Family B: OCPI 2.2 (Neogy, DRIWE-OCPI). It names neither provider nor access. */
export const ocpi: Family = {
  isStation: (metadata) => hasAny(metadata, ['country_code', 'party_id', 'opening_times', 'postal_code']),
  describe: (metadata, unread) => ({
    ...undescribed,
    city: textOf(metadata.city),
    address: joinAddress(textOf(metadata.address), textOf(metadata.postal_code), textOf(metadata.city)),
    capacity: capacityOf(metadata.capacity),
    openingHours: openingHoursOf(metadata.opening_times, metadata.time_zone),
    unread: unread(metadata, 'ocpi', 'station'),
  }),
  isPlug: (metadata) => hasAny(metadata, ['connectors', 'capabilities']),
  describePlug: (metadata, unread) => ({
    connectors: recordsOf(metadata.connectors).map(({ standard, max_electric_power, power_type }) =>
      connectorOf(textOf(standard), kilowattsOf(max_electric_power, 'W'), textOf(power_type)),
    ),
    ...(wordsOf(metadata.capabilities).includes('RESERVABLE') ? { reservable: true } : {}),
    unread: unread(metadata, 'ocpi', 'plug'),
  }),
}
