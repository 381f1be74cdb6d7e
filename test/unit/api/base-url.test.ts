import { expect, test } from 'vitest'
import { isUnderBaseUrl } from '../../../src/api/base-url'

const base = 'https://api.test/mobility'

test.each([
  ['https://api.test/mobility/v2', true],
  ['https://api.test/mobility', false],
  ['https://api.test/mobility-of-others/v2', false],
  ['https://api.test/mobility/../v2', false],
  ['https://user:secret@api.test/mobility/v2', false],
  ['https://user@api.test/mobility/v2', false],
  ['http://api.test/mobility/v2', false],
  ['https://api.test:8443/mobility/v2', false],
  ['https://evil.test/mobility/v2', false],
])('%s stands below the service: %s', (address, expected) => {
  expect(isUnderBaseUrl(new URL(address), base)).toBe(expected)
})
