import { expect, test } from 'vitest'
import { issueLines } from '../../../src/contract/issues'
import { latestRowSchema, plugRowSchema } from '../../../src/contract/mobility-v2'
import type { z } from '../../../src/contract/zod'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import { fixWords } from '../../../src/team/rejected/fix-words'
import { rejectionWords } from '../../../src/ui/i18n/rejection-words'

const english = createI18n('en', await loadMessages('en'), 'UTC')

/** The reason of a record as the catalog hands it over. */
function reasonOf(schema: z.ZodMiniType, row: unknown): string {
  const { error } = schema.safeParse(row)
  return error ? issueLines(error).join('; ') : ''
}

test.each([
  [{ scode: '', pcode: 'A' }, 'Id (scode): empty'],
  [{ pcode: 'A' }, 'Id (scode): missing, or not text'],
  [{ scode: 'A', sname: 7, pcode: 'A' }, 'Name (sname): not text'],
  [{ scode: 'A', sname: {}, pcode: 4 }, 'Name (sname): not text · Station (pcode): missing, or not text'],
  [{ scode: 'A', pcode: 'A', sorigin: 3 }, 'sorigin: not text'],
  [{ scode: 'A', pcode: 'A', sactive: 3 }, 'sactive: of a kind that the interface does not allow'],
])('the reason for rejecting the plug %j is in words', (row, words) => {
  expect(rejectionWords(english, reasonOf(plugRowSchema, row))).toBe(words)
})

test('the reason for rejecting a value is in words', () => {
  const row = { scode: 'A', stype: 'T', tname: 't', mvalue: [1], mperiod: '600' }
  expect(rejectionWords(english, reasonOf(latestRowSchema, row)).split(' · ').sort()).toEqual([
    'Time between values (mperiod): not a number',
    'Value (mvalue): of a kind that the interface does not allow',
  ])
})

test.each([
  [{ scode: '', pcode: 'A' }, 'fill in Id (scode): it must not be empty'],
  [
    { scode: 'A', sname: 7, pcode: 'A', sactive: 3 },
    'send Name (sname) as text, in quotation marks, in every record · send sactive in the form that the interface describes; the records show what came instead',
  ],
])('what the owner of the data does about the plug %j is in words', (row, words) => {
  expect(fixWords(english, reasonOf(plugRowSchema, row))).toBe(words)
})
