import { expect, test } from 'vitest'
import { parseConfig } from '../../../../src/config'
import { responseHeaders } from '../../../../src/contract/headers'
import { headersFile } from '../../../../src/scripts/headers/headers-file'
import { kindAt } from '../../../../src/scripts/headers/places'

const config = parseConfig({
  publisher: 'Town',
  service: { dialect: 'v2', baseUrl: 'https://mobility.example.org' },
  identity: { authority: 'https://login.example.org/realms/town', clientId: 'plugboard' },
  region: { name: 'South Tyrol', bbox: [10, 46, 12, 47] },
  embed: { frameAncestors: ['https://town.example.org'] },
})
const paths = [
  '/',
  '/auth/callback/',
  '/embed/',
  '/embed.js',
  '/sw.js',
  '/assets/a.js',
  '/workers/a.js',
  '/config.json',
]

/** Reads the file as the hosts do: every rule that fits applies, and what is said twice is joined. */
function sentFor(path: string, file: string): Record<string, string> {
  const headers: Record<string, string> = {}
  let fits = false
  for (const line of file.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
    if (name === undefined || value === undefined)
      fits = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line
    else if (fits) headers[name] = name in headers ? `${headers[name]}, ${value}` : value
  }
  return headers
}

test.each(paths)('hosts send for %s what our server would on https', (path) => {
  const wanted = responseHeaders(config, kindAt(path), { secure: true })
  expect(sentFor(path, headersFile(config, paths))).toEqual(wanted)
})

test('an address that is not there has at least what all have in common', () => {
  const headers = sentFor('/nowhere', headersFile(config, paths))
  expect(headers['X-Content-Type-Options']).toBe('nosniff')
  expect(headers['Strict-Transport-Security']).toBeDefined()
})

test('the embedded copy alone may be framed', () => {
  const file = headersFile(config, paths)
  const framed = paths.filter((path) =>
    sentFor(path, file)['Content-Security-Policy']?.includes('town.example'),
  )
  expect(framed).toEqual(['/embed/'])
})
