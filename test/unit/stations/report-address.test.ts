import { expect, test } from 'vitest'
import { isPageAddress, isReportAddress } from '../../../src/contract/address'
import { findReportTemplate, toReportAddress } from '../../../src/stations/report/report-address'

const station = { id: 'A&B?#/1', name: 'Café “Zum Löwen” & Co\r\nBcc: x@evil.example' }
const link = 'https://map.example/?station=A%26B'
const report = (template: string, one = station) =>
  toReportAddress({ template, station: one, link, subject: `Problem at ${one.name}` })

test('a mail has the station in its subject and body, and no other recipient', () => {
  const url = new URL(report('mailto:help@town.example'))
  expect(url.pathname).toBe('help@town.example')
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(url.searchParams.get('subject')).toBe(`Problem at ${station.name}`)
  expect(url.searchParams.get('body')).toBe(`${station.name}\r\n${station.id}\r\n${link}\r\n\r\n`)
  expect(url.href).not.toContain('+')
})

test('fields of the template stay', () => {
  const url = new URL(report('mailto:help@town.example?cc=b@town.example&subject=Station {id}'))
  expect([...url.searchParams]).toEqual([
    ['cc', 'b@town.example'],
    ['subject', `Station ${station.id}`],
    ['body', `${station.name}\r\n${station.id}\r\n${link}\r\n\r\n`],
  ])
})

test('a field of the template is found in upper case, too', () => {
  const url = new URL(report('mailto:help@town.example?Subject=Station&BODY=Text'))
  expect([...url.searchParams.keys()]).toEqual(['Subject', 'BODY'])
})

test("the placeholders of a form's address are filled in, each encoded", () => {
  const url = new URL(report('https://town.example/report/{id}?at={link}&name={name}#form'))
  expect([url.host, url.hash]).toEqual(['town.example', '#form'])
  expect(url.pathname).toBe(`/report/${encodeURIComponent(station.id)}`)
  expect([...url.searchParams]).toEqual([
    ['at', link],
    ['name', station.name],
  ])
})

test('placeholders and half surrogate pairs in a name stay text', () => {
  const odd = { id: '{link}', name: '\ud800 $& {id}' }
  expect(new URL(report('https://town.example/?n={name}&i={id}', odd)).searchParams.get('n')).toBe(
    '\ufffd $& {id}',
  )
  expect(new URL(report('https://town.example/?i={id}', odd)).searchParams.get('i')).toBe('{link}')
})

test('the contact receives reports if it is a mail address', () => {
  expect(findReportTemplate({ contact: 'mailto:a@b.example' })).toBe('mailto:a@b.example')
  expect(findReportTemplate({ contact: 'https://b.example' })).toBeUndefined()
  expect(findReportTemplate({ contact: 'mailto:a@b.example', report: 'https://b.example' })).toBe(
    'https://b.example',
  )
})

test.each(['https://town.example/r?{id}', 'mailto:a@b.example?subject={name}', 'HTTPS://town.example'])(
  'reports may go to %s',
  (address) => expect(isReportAddress(address)).toBe(true),
)

test.each([
  'http://town.example/',
  'https://{name}.example/',
  'https://town.example{name}/',
  'https://a@{name}/',
  'mailto:{name}@town.example',
  'mailto:',
  'javascript:alert(1)',
  '/report',
])('%s is not a valid report address', (address) => expect(isReportAddress(address)).toBe(false))

test.each(['https://town.example/imprint', '/imprint', '/a/b?c#d', '/'])('%s is a valid link', (address) =>
  expect(isPageAddress(address)).toBe(true),
)

test.each([
  'http://town.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'imprint',
  '',
])('%j is not a valid link', (address) => expect(isPageAddress(address)).toBe(false))
