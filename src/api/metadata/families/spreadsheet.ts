import { accessOf } from '../access'
import { recordsOf, textOf, undescribed } from '../metadata'
import { stateOf } from '../state'
import type { Family } from './family'
import { describeOutlets } from './workgroup'

const fields: readonly string[] = ['state', 'provider', 'accessType']

/** Family D: a static spreadsheet. Three fields, sockets without power, and no measurements ever. */
export const spreadsheet: Family = {
  isStation: (metadata) => Object.keys(metadata).every((key) => fields.includes(key)),
  describe: (metadata, unread) => ({
    ...undescribed,
    ...accessOf(metadata.accessType),
    state: stateOf(metadata.state),
    provider: textOf(metadata.provider),
    unread: unread(metadata, 'spreadsheet', 'station'),
  }),
  isPlug: (metadata) => {
    const outlets = recordsOf(metadata.outlets)
    return outlets.length > 0 && outlets.every((outlet) => outlet.maxPower === undefined)
  },
  describePlug: describeOutlets,
}
