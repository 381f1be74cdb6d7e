import { parseAccess } from '../access'
import { emptyRecord, parseRecords, parseText } from '../metadata'
import { parseState } from '../state'
import type { Family } from './family'
import { describeOutlets } from './workgroup'

const fields: readonly string[] = ['state', 'provider', 'accessType']

/** A spreadsheet kept by hand: three fields, outlets without power, and no measurements ever. */
export const spreadsheet: Family = {
  isStation: (metadata) => Object.keys(metadata).every((key) => fields.includes(key)),
  describe: (metadata, findRaw) => ({
    ...emptyRecord,
    ...parseAccess(metadata.accessType),
    state: parseState(metadata.state),
    provider: parseText(metadata.provider),
    rawFields: findRaw(metadata, 'spreadsheet', 'station'),
  }),
  isPlug: (metadata) => {
    const outlets = parseRecords(metadata.outlets)
    return outlets.length > 0 && outlets.every((outlet) => outlet.maxPower === undefined)
  },
  describePlug: describeOutlets,
}
