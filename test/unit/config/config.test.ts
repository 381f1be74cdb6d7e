import { expect, test } from 'vitest'
import { parseConfig } from '../../../src/config/config'
import { ConfigError } from '../../../src/config/config-error'

const good = {
  publisher: 'Town',
  service: { dialect: 'v2', baseUrl: 'https://mobility.example.org' },
  region: { name: 'South Tyrol', bbox: [10, 46, 12, 47] },
}

function issues(config: Record<string, unknown>): string[] {
  try {
    parseConfig(config)
    return []
  } catch (error) {
    return error instanceof ConfigError ? error.issues : [String(error)]
  }
}

test.each<[Record<string, unknown>, string[]]>([
  [good, []],
  [{}, ['publisher: expected string', 'service: expected object', 'region: expected object']],
  [{ ...good, basemap: { archive: '/maps/region-2026.pmtiles' } }, []],
  ...[
    'region.pmtiles',
    '//a.example/b.pmtiles',
    'https://a.example/b.pmtiles',
    '/region.json',
    '/../b.pmtiles',
  ].map((archive): [Record<string, unknown>, string[]] => [
    { ...good, basemap: { archive } },
    ['basemap.archive: expected /*.pmtiles'],
  ]),
  [{ ...good, service: { ...good.service, dialect: 'v3' } }, ['service.dialect: expected v2 or v1']],
  [{ ...good, service: { dialect: 'v2', baseUrl: 'mobility' } }, ['service.baseUrl: expected url']],
  [
    { ...good, region: { ...good.region, bbox: [10, 46, 12, 470], timeZone: 'Mars' } },
    [
      'region.bbox: expected west, south, east and north in degrees',
      'region.timeZone: not a time zone such as Europe/Rome',
    ],
  ],
  [
    { ...good, region: { ...good.region, bbox: [10, 46, 12] } },
    ['region.bbox: expected west, south, east and north in degrees'],
  ],
  [
    { ...good, service: { ...good.service, pageSize: 1.5 } },
    ['service.pageSize: expected int, -1 or above 0'],
  ],
  [{ ...good, service: { ...good.service, pageSize: 0 } }, ['service.pageSize: expected int, -1 or above 0']],
  [
    { ...good, service: { ...good.service, pageSize: -7 } },
    ['service.pageSize: expected int, -1 or above 0'],
  ],
  [{ ...good, contact: 'mailto:data@example.org' }, []],
  [{ ...good, contact: 'data@example.org' }, ['contact: expected url']],
  [{ ...good, refreshSeconds: 3 }, ['refreshSeconds: expected at least 10']],
  [
    { ...good, geocoder: { kind: 'google', url: 'https://geo.example.org' } },
    ['geocoder.kind: expected photon or nominatim'],
  ],
  [{ ...good, embed: { frameAncestors: ['town'] } }, ['embed.frameAncestors.0: expected url']],
])('an invalid configuration has issues: %j', (config, wanted) => {
  expect(issues(config)).toEqual(wanted)
})

test('missing fields have defaults, and unknown ones are removed', () => {
  const config = parseConfig({
    ...good,
    more: 7,
    publisher: 'Town',
    service: { ...good.service, baseUrl: ' https://a.example ' },
  })
  expect(config).toEqual({
    ...good,
    service: {
      dialect: 'v2',
      baseUrl: 'https://a.example',
      stationType: 'EChargingStation',
      plugType: 'EChargingPlug',
      dataTypes: '*',
      pageSize: -1,
    },
    region: { ...good.region, timeZone: 'Europe/Rome', only: false },
    refreshSeconds: 60,
    licence: { name: 'CC0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  })
  expect(parseConfig({ ...good, service: { ...good.service, plugType: null } }).service).toMatchObject({
    plugType: null,
  })
})

test('optional parts are checked if present', () => {
  const whole = {
    ...good,
    identity: { authority: 'provider', clientId: 7 },
    basemap: { light: 'https://a.example', dark: 'https://b.example', origins: 'all', timeoutSeconds: 0 },
    embed: { frameAncestors: ['*', ' https://town.example '] },
    headers: { reportUri: 'https://a.example/;', hstsIncludeSubDomains: 'yes' },
    licence: null,
  }
  expect(issues(whole)).toEqual([
    'identity.authority: expected url',
    'identity.clientId: expected string',
    'basemap.origins: expected array',
    'basemap.timeoutSeconds: expected more than 0',
    `headers.reportUri: expected none of ; , " ' $ \\ and no space`,
    'headers.hstsIncludeSubDomains: expected boolean',
    'licence: expected object',
  ])
  expect(
    issues({ ...good, identity: { authority: 'https://a.example', clientId: '', logout: 'delete' } }),
  ).toEqual(['identity.logout: expected post or get'])
})

test('link addresses are checked, with the expected form in the issue', () => {
  const pages = { imprint: 'imprint.html', privacy: 'http://town.example/privacy', accessibility: '/a11y' }
  expect(issues({ ...good, report: 'https://{id}.example', pages })).toEqual([
    'report: expected https or mailto',
    'pages.imprint: expected url',
    'pages.privacy: expected url',
  ])
  expect(issues({ ...good, report: 'http://town.example/' })).toHaveLength(1)
  expect(issues({ ...good, report: 'mailto:help@town.example?subject={name}' })).toEqual([])
})
