import type { Connector } from '../../../model/station'
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

/**
 * From these numbers on, a power without a unit is in watts. No car charges below 1 kW, and no outlet for cars gives a
 * megawatt; the Megawatt Charging System (MCS) ends at 3,750 kW.
 */
const minWatts = 1000
const minWattsOfMcs = 10_000

function parseOutlet({ outletTypeCode, maxPower }: Metadata): Connector {
  const parseIn = (unit: 'kW' | 'W') =>
    parseConnector(parseText(outletTypeCode), parseKilowatts(maxPower, unit), '')
  const connector = parseIn('kW')
  const minInWatts = connector.type === 'MCS' ? minWattsOfMcs : minWatts
  return (connector.powerKw ?? 0) < minInWatts ? connector : parseIn('W')
}

export function describeOutlets(metadata: Metadata, findRaw: FindRawFields): PlugDescription {
  return {
    connectors: parseRecords(metadata.outlets).map(parseOutlet),
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
