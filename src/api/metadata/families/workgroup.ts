import { accessOf } from '../access'
import { connectorOf, kilowattsOf } from '../connector'
import {
  capacityOf,
  flagOf,
  type Metadata,
  type PlugDescription,
  recordsOf,
  textOf,
  undescribed,
  wordsOf,
} from '../metadata'
import { providerOf } from '../provider'
import { stateOf } from '../state'
import type { Family, ReadUnread } from './family'

/** No car charges below 1 kW and no outlet gives a megawatt: 1,000 and more are watts. */
const wattsFrom = 1000

export function outletPowerKw(power: unknown): number | null {
  const kilowatts = kilowattsOf(power, 'kW')
  return kilowatts !== null && kilowatts >= wattsFrom ? kilowatts / 1000 : kilowatts
}

export function describeOutlets(metadata: Metadata, unread: ReadUnread): PlugDescription {
  return {
    connectors: recordsOf(metadata.outlets).map(({ outletTypeCode, maxPower }) =>
      connectorOf(textOf(outletTypeCode), outletPowerKw(maxPower), ''),
    ),
    unread: unread(metadata, 'workgroup', 'plug'),
  }
}

/** Family A: the fields of the charging station record (ALPERIA, route220, hydrogen and older feeds). */
export const workgroup: Family = {
  isStation: () => true,
  describe: (metadata, unread) => ({
    ...undescribed,
    ...accessOf(metadata.accessType, metadata.accessInfo),
    municipality: textOf(metadata.municipality),
    city: textOf(metadata.city),
    // Car parks call it so.
    address: textOf(metadata.address) || textOf(metadata.mainaddress),
    provider: providerOf(textOf(metadata.provider), ''),
    capacity: capacityOf(metadata.capacity),
    state: stateOf(metadata.state),
    paymentInfo: textOf(metadata.paymentInfo),
    categories: wordsOf(metadata.categories),
    reservable: flagOf(metadata.reservable),
    unread: unread(metadata, 'workgroup', 'station'),
  }),
  isPlug: () => true,
  describePlug: describeOutlets,
}
