import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { HttpError, NetworkError, ShapeError } from '../../../src/api/errors'
import { findPlaces } from '../../../src/api/geocoder'
import type { Bounds } from '../../../src/model/station'
import { failureOf, sendJson, serve } from './service'

const region: Bounds = [10, 46, 12, 47]
const question = { text: 'Südbahnhof', language: 'de', region }

async function geocoder(kind: 'photon' | 'nominatim', answer: unknown, path = '/search') {
  const { base, requests } = await serve((_, response) => sendJson(response, answer))
  return { geocoder: { kind, url: `${base}${path}` }, requests }
}

describe('Photon', () => {
  const place = {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [11.35, 46.49] },
    properties: {
      name: 'Südbahnhof',
      street: 'Bahnhofsplatz',
      housenumber: '1',
      postcode: '39100',
      city: 'Bozen',
      country: 'Italien',
      extent: [11.34, 46.5, 11.36, 46.48],
    },
  }

  test('gets one request for the region, and returns name, area and bounds', async () => {
    const { geocoder: photon, requests } = await geocoder('photon', { features: [place] }, '/api')
    expect(await findPlaces(photon, question)).toEqual([
      {
        name: 'Südbahnhof',
        where: 'Bahnhofsplatz 1, 39100 Bozen, Italien',
        position: { lon: 11.35, lat: 46.49 },
        bounds: [11.34, 46.48, 11.36, 46.5],
      },
    ])
    expect(requests).toHaveLength(1)
    expect(requests[0]?.path).toBe('/api')
    const asked = Object.fromEntries(requests[0]?.query ?? [])
    expect(asked).toEqual({ q: 'Südbahnhof', limit: '6', lang: 'de', lon: '11', lat: '46.5' })
    expect(requests[0]?.headers).not.toHaveProperty('authorization')
  })

  test('gets no language that it rejects', async () => {
    const { geocoder: photon, requests } = await geocoder('photon', { features: [] })
    await findPlaces(photon, { ...question, language: 'it' })
    expect(requests[0]?.query.get('lang')).toBe('default')
  })

  test('names a house by its address, and drops invalid places only', async () => {
    const house = { ...place, properties: { street: 'Gasse', housenumber: '3', city: 'Bozen' } }
    const nowhere = { ...place, geometry: { coordinates: [0, 0] } }
    const { geocoder: photon } = await geocoder('photon', { features: [{ no: 'place' }, nowhere, house] })
    expect(await findPlaces(photon, question)).toEqual([
      { name: 'Gasse 3', where: 'Bozen', position: { lon: 11.35, lat: 46.49 }, bounds: null },
    ])
  })
})

test("Nominatim's coordinates are parsed from text", async () => {
  const { geocoder: nominatim, requests } = await geocoder('nominatim', [
    {
      lat: '46.49',
      lon: '11.35',
      display_name: 'Bozen, Südtirol, Italien',
      boundingbox: ['46.4', '46.6', '11.2', '11.5'],
    },
    { lat: 'north', lon: '11', display_name: 'Bad' },
  ])
  expect(await findPlaces(nominatim, question)).toEqual([
    {
      name: 'Bozen',
      where: 'Südtirol, Italien',
      position: { lon: 11.35, lat: 46.49 },
      bounds: [11.2, 46.4, 11.5, 46.6],
    },
  ])
  const asked = Object.fromEntries(requests[0]?.query ?? [])
  expect(asked).toMatchObject({ format: 'jsonv2', 'accept-language': 'de', viewbox: '10,46,12,47' })
})

test('names are cleaned of invisible characters, and cut', async () => {
  const long = 'x'.repeat(100_010)
  const place = { lat: '46.49', lon: '11.35', display_name: `Bo\u202ezen\u0007, ${long}` }
  const { geocoder: nominatim } = await geocoder('nominatim', [place])
  const cut = { name: 'Bozen', where: `${'x'.repeat(2_000)}…` }
  expect(await findPlaces(nominatim, question)).toMatchObject([cut])

  const geometry = { coordinates: [11.35, 46.49] }
  const features = [
    { geometry, properties: { name: 'Bo\u202ezen\u0007', state: long } },
    { geometry, properties: { name: '\u202e' } },
  ]
  const { geocoder: photon } = await geocoder('photon', { features })
  expect(await findPlaces(photon, question)).toMatchObject([cut])
})

describe('a failure is returned as the matching error', () => {
  const failing: [string, (response: ServerResponse) => void, unknown][] = [
    ['too many calls', (response) => sendJson(response, {}, 429), HttpError],
    ['another shape', (response) => sendJson(response, { error: 'no' }), ShapeError],
    ['a cut line', (response) => response.destroy(), NetworkError],
  ]
  test.each(failing)('%s', async (_, answer, expected) => {
    const { base } = await serve((__, response) => answer(response))
    expect(await failureOf(findPlaces({ kind: 'photon', url: base }, question))).toBeInstanceOf(expected)
  })
})
