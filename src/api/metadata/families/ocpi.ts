import { connectorOf, isConnectorWord, isCurrentWord, kilowattsOf } from '../connector'
import {
  capacityOf,
  hasAny,
  isCapacity,
  isText,
  joinAddress,
  recordsOf,
  textOf,
  undescribed,
  wordsOf,
} from '../metadata'
import { openingHoursOf } from '../opening-times'
import type { Family, Understood } from './family'

const fields: Understood = new Map([
  ...['address', 'city', 'postal_code', 'time_zone'].map((name) => [name, isText] as const),
  ['capacity', isCapacity],
  // "Not around the clock" alone says nothing that the hours do not.
  ['opening_times.twentyfourseven', (always) => always === false],
  ['opening_times', (times) => openingHoursOf(times, '') !== null],
])

const plugFields: Understood = new Map([
  ['connectors.*.id', isText],
  ['connectors.*.standard', isConnectorWord],
  ['connectors.*.power_type', isCurrentWord],
  ['connectors.*.max_electric_power', (power) => kilowattsOf(power, 'W') !== null],
])

/** Family B: OCPI 2.2 (Neogy, DRIWE-OCPI). It names neither provider nor access. */
export const ocpi: Family = {
  isStation: (metadata) => hasAny(metadata, ['country_code', 'party_id', 'opening_times', 'postal_code']),
  describe: (metadata, unread) => ({
    ...undescribed,
    city: textOf(metadata.city),
    address: joinAddress(textOf(metadata.address), textOf(metadata.postal_code), textOf(metadata.city)),
    capacity: capacityOf(metadata.capacity),
    openingHours: openingHoursOf(metadata.opening_times, metadata.time_zone),
    unread: unread(metadata, fields),
  }),
  isPlug: (metadata) => hasAny(metadata, ['connectors', 'capabilities']),
  describePlug: (metadata, unread) => ({
    connectors: recordsOf(metadata.connectors).map(({ standard, max_electric_power, power_type }) =>
      connectorOf(textOf(standard), kilowattsOf(max_electric_power, 'W'), textOf(power_type)),
    ),
    ...(wordsOf(metadata.capabilities).includes('RESERVABLE') ? { reservable: true } : {}),
    unread: unread(metadata, plugFields),
  }),
}
