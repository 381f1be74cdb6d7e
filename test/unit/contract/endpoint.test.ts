import { expect, test } from 'vitest'
import { SegmentError, toUrl } from '../../../src/contract/endpoint'
import { flatLatest, flatStations } from '../../../src/contract/mobility-v2'

const base = 'https://mobility.example.org/'

test('segments and query values are inserted into the address', () => {
  const url = toUrl(
    flatLatest,
    base,
    { stationTypes: 'EChargingStation,EChargingPlug', dataTypes: '*' },
    { limit: -1, where: 'scode.eq."a&b"', offset: undefined },
  )
  expect(url.pathname).toBe('/v2/flat/EChargingStation,EChargingPlug/*/latest')
  expect([...url.searchParams]).toEqual([
    ['limit', '-1'],
    ['where', 'scode.eq."a&b"'],
  ])
})

test('slashes, question marks and colons in a segment are encoded', () => {
  expect(toUrl(flatStations, base, { stationTypes: 'a/b?c:d' }).pathname).toBe('/v2/flat/a%2Fb%3Fc%3Ad')
})

test.each(['', '.', '..', undefined])(
  'the segment %j is refused, because it would change the path',
  (segment) => {
    const segments: Record<string, string> = segment === undefined ? {} : { stationTypes: segment }
    expect(() => toUrl(flatStations, base, segments)).toThrow(SegmentError)
  },
)
