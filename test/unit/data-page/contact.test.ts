import { expect, test } from 'vitest'
import { toAddress } from '../../../src/data-page/contact'

test('a contact is shown without its scheme', () => {
  expect(toAddress('mailto:help%2Bdata@example.org?subject=Closed')).toBe('help+data@example.org')
  expect(toAddress('https://tickets.example.org/open/')).toBe('tickets.example.org/open')
})
