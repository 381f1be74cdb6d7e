import type { Connector } from '../../../model/station'
import { connectorOf } from '../connector'
import { capacityOf, flagOf, type Metadata, numberOf, recordsOf, textOf, wordsOf } from '../metadata'
import type { Family } from './family'

/** No car charges below 1 kW and no outlet gives a megawatt: 1,000 and more are watts. */
const wattsFrom = 1000

function outletPowerKw(outlet: Metadata): number | null {
  const power = numberOf(outlet.maxPower)
  return power !== null && power >= wattsFrom ? power / 1000 : power
}

export function outletConnectors(metadata: Metadata): Connector[] {
  return recordsOf(metadata.outlets).map((outlet) =>
    connectorOf(textOf(outlet.outletTypeCode), outletPowerKw(outlet), ''),
  )
}

/** Family A: the fields of the charging station record (ALPERIA, route220, hydrogen and older feeds). */
export const workgroup: Family = {
  isStation: () => true,
  describe: (metadata) => ({
    municipality: textOf(metadata.municipality),
    city: textOf(metadata.city),
    address: textOf(metadata.address),
    provider: textOf(metadata.provider),
    capacity: capacityOf(metadata.capacity),
    state: textOf(metadata.state),
    paymentInfo: textOf(metadata.paymentInfo),
    accessType: textOf(metadata.accessType) || 'UNKNOWN',
    accessInfo: textOf(metadata.accessInfo),
    categories: wordsOf(metadata.categories),
    reservable: flagOf(metadata.reservable),
  }),
  isPlug: () => true,
  connectors: outletConnectors,
}
