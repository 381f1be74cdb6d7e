import { accessOf, isAccessWord } from '../access'
import { isText, recordsOf, textOf, undescribed } from '../metadata'
import { isState, stateOf } from '../state'
import type { Family, Understood } from './family'
import { describeOutlets } from './workgroup'

const fields: Understood = new Map([
  ['state', isState],
  ['provider', isText],
  ['accessType', isAccessWord],
])

/** Family D: a static spreadsheet. Three fields, sockets without power, and no measurements ever. */
export const spreadsheet: Family = {
  isStation: (metadata) => Object.keys(metadata).every((key) => fields.has(key)),
  describe: (metadata, unread) => ({
    ...undescribed,
    ...accessOf(metadata.accessType),
    state: stateOf(metadata.state),
    provider: textOf(metadata.provider),
    unread: unread(metadata, fields),
  }),
  isPlug: (metadata) => {
    const outlets = recordsOf(metadata.outlets)
    return outlets.length > 0 && outlets.every((outlet) => outlet.maxPower === undefined)
  },
  describePlug: describeOutlets,
}
