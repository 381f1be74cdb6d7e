import { parseAccess } from '../access'
import { parseConnector, parseKilowatts } from '../connector'
import {
  emptyRecord,
  type Metadata,
  type PlugDescription,
  parseCapacity,
  parseFlag,
  parseRecords,
  parseText,
  parseWords,
} from '../metadata'
import { nameProvider } from '../provider'
import { parseState } from '../state'
import type { Family, FindRawFields } from './family'

/** No car charges below 1 kW and no outlet gives a megawatt: 1,000 and more are watts. */
const wattsFrom = 1000

export function outletPowerKw(power: unknown): number | null {
  const kilowatts = parseKilowatts(power, 'kW')
  return kilowatts !== null && kilowatts >= wattsFrom ? kilowatts / 1000 : kilowatts
}

export function describeOutlets(metadata: Metadata, findRaw: FindRawFields): PlugDescription {
  return {
    connectors: parseRecords(metadata.outlets).map(({ outletTypeCode, maxPower }) =>
      parseConnector(parseText(outletTypeCode), outletPowerKw(maxPower), ''),
    ),
    rawFields: findRaw(metadata, 'workgroup', 'plug'),
  }
}

/** The record of the region's working group. It is the form of all metadata that no other family recognises. */
export const workgroup: Family = {
  isStation: () => true,
  describe: (metadata, findRaw) => {
    const { accessType, accessInfo, openingHours, cost } = parseAccess(
      metadata.accessType,
      metadata.accessInfo,
    )
    return {
      ...emptyRecord,
      accessType,
      accessInfo,
      openingHours,
      cost,
      municipality: parseText(metadata.municipality),
      city: parseText(metadata.city),
      // Car parks name their address `mainaddress`.
      address: parseText(metadata.address) || parseText(metadata.mainaddress),
      provider: nameProvider(parseText(metadata.provider), ''),
      capacity: parseCapacity(metadata.capacity),
      state: parseState(metadata.state),
      paymentInfo: parseText(metadata.paymentInfo),
      categories: parseWords(metadata.categories),
      reservable: parseFlag(metadata.reservable),
      rawFields: findRaw(metadata, 'workgroup', 'station'),
    }
  },
  isPlug: () => true,
  describePlug: describeOutlets,
}
