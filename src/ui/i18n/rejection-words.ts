import type { I18n } from '../../i18n/i18n'
import type { MessageKey } from '../../i18n/languages'
import { cleanText } from '../../model/text'

/** Fields of the interface's records, of v2 and of v1, that have a word for people. */
const names: Record<string, MessageKey> = {
  scode: 'data.id',
  id: 'data.id',
  sname: 'data.field.name',
  name: 'data.field.name',
  pcode: 'data.field.station',
  stype: 'data.field.station-type',
  tname: 'data.field.data-type',
  mvalue: 'data.field.value',
  value: 'data.field.value',
  mvalidtime: 'data.field.time',
  timestamp: 'data.field.time',
  mperiod: 'data.field.period',
  period: 'data.field.period',
}

/** Fields that a record must have (`contract/row-checks.ts`). Others may be missing. */
const requiredFields = /^(scode|pcode|stype|tname)$/

const reasons = {
  'expected at least 1': 'empty',
  'expected string': 'string',
  'expected number': 'number',
} as const

interface RejectionLine {
  /** The field as people know it, with its name in the interface. */
  field: string
  why: (typeof reasons)[keyof typeof reasons] | 'required' | 'other'
}

/**
 * Returns the fields for which a record was rejected.
 * @param reason lines of `contract/issues.ts`, such as `sname: expected string`
 */
export function readRejection(i18n: I18n, reason: string): RejectionLine[] {
  return reason.split('; ').map((line) => {
    const [path = '', why = ''] = line.split(': ')
    const name = names[path]
    const field = name === undefined ? cleanText(path) : `${i18n.t(name)} (${path})`
    return {
      field,
      why: requiredFields.test(path) && why === 'expected string' ? 'required' : readReason(why),
    }
  })
}

const readReason = (why: string) => (why in reasons ? reasons[why as keyof typeof reasons] : 'other')

/** Returns why a record was rejected, in words for people who do not know the interface: "Name (sname): not text". */
export function rejectionWords(i18n: I18n, reason: string): string {
  const lines = readRejection(i18n, reason)
  return lines.map(({ field, why }) => i18n.t(`data.reason.${why}`, { field })).join(' · ')
}
