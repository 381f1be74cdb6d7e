import type { MessageKey } from '../i18n/languages'
import type { Translator } from '../i18n/translator'
import { cleanText } from '../model/text'

/** Fields of the interface's records, of v2 and of v1, that have a word for people. */
const names: Record<string, MessageKey> = {
  scode: 'quality.id',
  id: 'quality.id',
  sname: 'quality.field.name',
  name: 'quality.field.name',
  pcode: 'quality.field.station',
  stype: 'quality.field.station-type',
  tname: 'quality.field.data-type',
  mvalue: 'quality.field.value',
  value: 'quality.field.value',
  mvalidtime: 'quality.field.time',
  timestamp: 'quality.field.time',
  mperiod: 'quality.field.period',
  period: 'quality.field.period',
}

const reasons = {
  'expected at least 1': 'quality.reason.empty',
  'expected string': 'quality.reason.string',
  'expected number': 'quality.reason.number',
} as const

/**
 * Returns why a record was rejected, in words for people who do not know the interface: "Name (sname): not text".
 * @param reason lines of `contract/issues.ts`, such as `sname: expected string`
 */
export function rejectionWords(words: Translator, reason: string): string {
  const lines = reason.split('; ').map((line) => {
    const [path = '', why = ''] = line.split(': ')
    const name = names[path]
    const field = name === undefined ? cleanText(path) : `${words.t(name)} (${path})`
    const key = why in reasons ? reasons[why as keyof typeof reasons] : 'quality.reason.other'
    return words.t(key, { field })
  })
  return lines.join(' · ')
}
