import { expect, test } from 'vitest'
import { contactText } from '../../../src/data-page/contact'

test('a contact is shown without its scheme', () => {
  expect(contactText('mailto:help%2Bdata@example.org?subject=Closed')).toBe('help+data@example.org')
  expect(contactText('https://tickets.example.org/open/')).toBe('tickets.example.org/open')
})

test('the text of a web address has its port and query', () => {
  expect(contactText('https://tickets.example.org:8443/open/?queue=data')).toBe(
    'tickets.example.org:8443/open?queue=data',
  )
})

test('a mail address with a wrong percent sign is shown as it is', () => {
  expect(contactText('mailto:a%zz@example.org')).toBe('a%zz@example.org')
})
