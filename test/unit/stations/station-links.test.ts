import { expect, test } from 'vitest'
import { makeDirectionLinks } from '../../../src/stations/directions/directions'
import { stationLink } from '../../../src/stations/share/station-link'

test('each link to directions has the destination and no start', () => {
  const routes = makeDirectionLinks({ lon: 11.35, lat: -46.5 })
  expect(routes.map(({ href }) => new URL(href).protocol)).toEqual(['geo:', 'https:', 'https:', 'https:'])
  for (const { href } of routes) {
    expect(decodeURIComponent(href)).toContain('-46.500000,11.350000')
    expect(href).not.toMatch(/origin|saddr|from=|my-?location/i)
  }
})

test('a shared link contains the station and nothing else', () => {
  const page = { origin: 'https://plugs.example', pathname: '/' }
  const link = new URL(stationLink('IT*A&b=c#1', page))
  expect([...link.searchParams]).toEqual([['station', 'IT*A&b=c#1']])
  expect(link.hash).toBe('')
})
