import { expect, test } from 'vitest'
import messages from '../../../src/i18n/messages/en.json'
import { firstMessages, laterMessages } from '../../../src/scripts/build/icu-messages'

const keys = Object.keys(messages)
const prefixes = [...laterMessages, ...firstMessages]
const groupOf = (key: string) => key.slice(0, key.indexOf('.') + 1)

test('each prefix that divides the messages is that of a message', () => {
  expect(prefixes.filter((prefix) => !keys.some((key) => key.startsWith(prefix)))).toEqual([])
})

test('each message of a group that is divided is in one of the lists', () => {
  const divided = new Set(prefixes.map(groupOf))
  expect(divided).toContain('feature.')
  const undecided = keys.filter(
    (key) => divided.has(groupOf(key)) && !prefixes.some((prefix) => key.startsWith(prefix)),
  )
  expect(undecided, 'name them in laterMessages or firstMessages').toEqual([])
})
