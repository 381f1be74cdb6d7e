import { expect, test } from 'vitest'
import { parseConfig } from '../../../src/config'
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
  [{ ...good, service: { dialect: 'v3' } }, ['service.dialect: is none of what it may be']],
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
  [{ ...good, service: { ...good.service, pageSize: 1.5 } }, ['service.pageSize: expected int']],
  [{ ...good, contact: 'mailto:data@example.org' }, []],
  [{ ...good, contact: 'data@example.org' }, ['contact: expected url']],
  [{ ...good, refreshSeconds: 3 }, ['refreshSeconds: expected at least 10']],
  [
    { ...good, geocoder: { kind: 'google', url: 'https://geo.example.org' } },
    ['geocoder.kind: expected photon or nominatim'],
  ],
  [{ ...good, embed: { frameAncestors: ['town'] } }, ['embed.frameAncestors.0: expected url']],
])('a configuration says what is wrong with it: %j', (config, wanted) => {
  expect(issues(config)).toEqual(wanted)
})
