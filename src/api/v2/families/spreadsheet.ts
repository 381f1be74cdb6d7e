import { recordsOf, textOf, undescribed } from '../metadata'
import type { Family } from './family'
import { outletConnectors } from './workgroup'

const fields = ['state', 'provider', 'accessType']

/** Family D: a static spreadsheet. Three fields, sockets without power, and no measurements ever. */
export const spreadsheet: Family = {
  isStation: (metadata) => Object.keys(metadata).every((key) => fields.includes(key)),
  describe: (metadata) => ({
    ...undescribed,
    state: textOf(metadata.state),
    provider: textOf(metadata.provider),
    accessType: textOf(metadata.accessType) || 'UNKNOWN',
  }),
  isPlug: (metadata) => {
    const outlets = recordsOf(metadata.outlets)
    return outlets.length > 0 && outlets.every((outlet) => outlet.maxPower === undefined)
  },
  connectors: outletConnectors,
}
