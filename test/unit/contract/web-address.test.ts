import { expect, test } from 'vitest'
import { webAddressSchema } from '../../../src/contract/web-address'

test.each([
  ['https://mobility.example.org', true],
  ['HTTP://mobility.example.org/v2?x=1', true],
  ['https:mobility.example.org', false],
  ['https://', false],
  ['mobility.example.org', false],
  ['mailto:data@example.org', false],
  ['javascript:alert(1)', false],
  [1, false],
])('%j is a web address: %s', (text, wanted) => {
  expect(webAddressSchema.safeParse(text).success).toBe(wanted)
})

test('spaces around an address are removed', () => {
  expect(webAddressSchema.parse(' https://mobility.example.org\n')).toBe('https://mobility.example.org')
})
