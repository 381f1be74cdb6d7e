import { parseConnector, parseKilowatts } from '../connector'
import {
  emptyRecord,
  hasAny,
  joinAddress,
  parseCapacity,
  parseRecords,
  parseText,
  parseWords,
} from '../metadata'
import { parseOpeningHours } from '../parse-opening-hours'
import type { Family } from './family'

/** OCPI 2.2 as these feeds write it: without provider, access and state. */
export const ocpi: Family = {
  isStation: (metadata) => hasAny(metadata, ['country_code', 'party_id', 'opening_times', 'postal_code']),
  describe: (metadata, findRaw) => ({
    ...emptyRecord,
    city: parseText(metadata.city),
    address: joinAddress(
      parseText(metadata.address),
      parseText(metadata.postal_code),
      parseText(metadata.city),
    ),
    capacity: parseCapacity(metadata.capacity),
    openingHours: parseOpeningHours(metadata.opening_times, metadata.time_zone),
    rawFields: findRaw(metadata, 'ocpi', 'station'),
  }),
  isPlug: (metadata) => hasAny(metadata, ['connectors', 'capabilities']),
  describePlug: (metadata, findRaw) => ({
    connectors: parseRecords(metadata.connectors).map(({ standard, max_electric_power, power_type }) =>
      parseConnector(parseText(standard), parseKilowatts(max_electric_power, 'W'), parseText(power_type)),
    ),
    ...(parseWords(metadata.capabilities).includes('RESERVABLE') ? { reservable: true } : {}),
    rawFields: findRaw(metadata, 'ocpi', 'plug'),
  }),
}
