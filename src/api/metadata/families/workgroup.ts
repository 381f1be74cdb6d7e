import { accessOf, isAccessNote, isAccessWord } from '../access'
import { connectorOf, isConnectorWord, kilowattsOf } from '../connector'
import {
  capacityOf,
  flagOf,
  isCapacity,
  isFlag,
  isText,
  isWords,
  type Metadata,
  type PlugDescription,
  recordsOf,
  textOf,
  undescribed,
  wordsOf,
} from '../metadata'
import { providerOf } from '../provider'
import { isState, stateOf } from '../state'
import type { Family, ReadUnread, Understood } from './family'

/** No car charges below 1 kW and no outlet gives a megawatt: 1,000 and more are watts. */
const wattsFrom = 1000

function outletPowerKw(power: unknown): number | null {
  const kilowatts = kilowattsOf(power, 'kW')
  return kilowatts !== null && kilowatts >= wattsFrom ? kilowatts / 1000 : kilowatts
}

const always = () => true

const outletFields: Understood = new Map([
  ['outlets.*.id', always],
  ['outlets.*.outletTypeCode', isConnectorWord],
  ['outlets.*.maxPower', (power) => outletPowerKw(power) !== null],
])

export function describeOutlets(metadata: Metadata, unread: ReadUnread): PlugDescription {
  return {
    connectors: recordsOf(metadata.outlets).map(({ outletTypeCode, maxPower }) =>
      connectorOf(textOf(outletTypeCode), outletPowerKw(maxPower), ''),
    ),
    unread: unread(metadata, outletFields),
  }
}

const fields: Understood = new Map([
  // Of the v1 record, which has the metadata and the rest of the station in one.
  ...['_t', 'id', 'name', 'latitude', 'longitude', 'origin', 'stationType'].map(
    (name) => [name, always] as const,
  ),
  ...['municipality', 'city', 'address', 'mainaddress', 'provider', 'paymentInfo'].map(
    (name) => [name, isText] as const,
  ),
  ['capacity', isCapacity],
  ['state', isState],
  ['accessType', isAccessWord],
  ['accessInfo', isAccessNote],
  ['categories', isWords],
  ['reservable', isFlag],
])

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
    unread: unread(metadata, fields),
  }),
  isPlug: () => true,
  describePlug: describeOutlets,
}
