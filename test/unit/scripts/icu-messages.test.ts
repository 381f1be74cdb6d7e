import { expect, test } from 'vitest'
import messages from '../../../src/i18n/messages/en.json'
import { firstMessages, laterMessages } from '../../../src/scripts/build/icu-messages'

test('each begin of a key that divides the messages is that of a message', () => {
  const keys = Object.keys(messages)
  const begins = [...laterMessages, ...firstMessages]
  expect(begins.filter((begin) => !keys.some((key) => key.startsWith(begin)))).toEqual([])
})
