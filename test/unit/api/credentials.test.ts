import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUnderBaseUrl } from '../../../src/api/base-url'
import { addressText } from '../hostile/address-text'
import { sendTokens } from './any-call'

// 10,000 of them: test/deep/api
test('a token is sent to the configured service only', () => sendTokens(500), 60_000)

test('an address is below a service only with its origin and path: 10,000 addresses', () => {
  const base = 'https://api.test/mobility'
  let below = 0
  fc.assert(
    fc.property(
      fc.constantFrom(base, `${base}/`, 'https://api.test', 'https:', ''),
      fc.array(addressText),
      (start, parts) => {
        const address = start + parts.join('')
        if (!URL.canParse(address)) return
        const url = new URL(address)
        if (!isUnderBaseUrl(url, base)) return
        below += 1
        expect(url.href).toMatch(/^https:\/\/api\.test\/mobility\//)
      },
    ),
    { numRuns: 10_000 },
  )
  expect(below).toBeGreaterThan(100)
})

test.each(['https://api.test/mobility/v2/flat', 'https://api.test:443/mobility/v2'])(
  '%s is of the service',
  (address) => {
    expect(isUnderBaseUrl(new URL(address), 'https://api.test/mobility')).toBe(true)
  },
)

test.each([
  'http://api.test/mobility/v2',
  'https://api.test:8443/mobility/v2',
  'https://api.test.evil.test/mobility/v2',
  'https://evil.test/mobility/v2',
  'https://api.test@evil.test/mobility/v2',
  'https://user:pass@api.test/mobility/v2',
  'https://api.test/mobility-of-evil/v2',
  'https://api.test/mobility/../tourism',
  'https://api.test/tourism',
  'blob:https://api.test/mobility/1',
])('%s is not', (address) => {
  expect(isUnderBaseUrl(new URL(address), 'https://api.test/mobility')).toBe(false)
})
