import { describe, expect, test } from 'vitest'
import { HttpError, NetworkError } from '../../../src/api/errors'
import { basicAuthorization, CredentialsError } from '../../../src/api/tourism/credentials'
import { fetchPlacesNearby, type PlacesQuery, type TourismAccess } from '../../../src/api/tourism/places-near'
import { Tokens } from '../../../src/auth/tokens/tokens'
import { findPlaceTexts } from '../../../src/model/place'
import type { TokenReport } from '../../../src/model/viewer'
import { ada } from '../auth/memory-provider'
import { runningSandbox } from '../sandbox/running-sandbox'
import { failureOf, sendJson, serve } from './service'

const { origin, accessToken } = runningSandbox()
const bolzano = { lon: 11.354, lat: 46.498 }
const query: PlacesQuery = { kind: 'stay', position: bolzano, radius: 2_000 }
const everyone = { kind: 'everyone' } as const
const basic = (user: string, password = user): TourismAccess => ({
  kind: 'basic',
  credentials: { user, password },
})
const ask = (access: TourismAccess, asked: Partial<PlacesQuery> = {}) =>
  fetchPlacesNearby(`${origin()}/tourism`, { ...query, ...asked }, access)

describe.each(['stay', 'eat'] as const)('places to %s', (kind) => {
  test('are sorted by distance, in three languages', async () => {
    const { items, rejected } = await ask(everyone, { kind })
    expect(rejected).toEqual([])
    expect(items.length).toBeGreaterThan(3)
    const distances = items.map(({ distance }) => distance)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    expect(distances.every((metres) => metres > 0 && metres <= 2_000)).toBe(true)
    for (const place of items) {
      expect([...place.texts.keys()].sort()).toEqual(['de', 'en', 'it'])
      expect(findPlaceTexts(place, 'de').address).toMatch(/^.+ \d+, 39100 \S+/)
      expect(place).toMatchObject({ id: expect.not.stringContaining('_REDUCED'), closed: false })
    }
  })

  test('that only the team sees are found by comparison, with password and with token', async () => {
    const open = await ask(everyone, { kind })
    const seen = await ask(basic('team'), { kind })
    const known = new Map(open.items.map((place) => [place.id, place]))
    const closed = seen.items.filter((place) => place.closed)
    expect(closed.some(({ id }) => !known.has(id))).toBe(true)
    for (const place of seen.items.filter((one) => !one.closed)) expect(place).toEqual(known.get(place.id))
    const token = await accessToken('team')
    expect(await ask({ kind: 'token', tokens: async () => token }, { kind })).toEqual(seen)
  })
})

test('an account without rights gets open data', async () => {
  expect(await ask(basic('guest'))).toEqual(await ask(everyone))
})

test('a refused token gives open data', async () => {
  expect(await ask({ kind: 'token', tokens: async () => 'bad' })).toEqual(await ask(everyone))
})

test('a 401 of the tourism service does not change the session', async () => {
  const log: string[] = []
  const tokens = new Tokens({
    refresh: async (grant) => {
      log.push('refresh')
      return { ...grant, accessToken: `${grant.accessToken}-renewed` }
    },
    onRefreshed: () => undefined,
    onEnded: (why) => log.push(`ended: ${why}`),
    onLateTokenSet: () => undefined,
  })
  tokens.setTokenSet(ada)
  let asked = 0
  const { base } = await serve((_, response, request) => {
    asked += 1
    if (!request.headers.authorization) return sendJson(response, { Items: [] })
    response.writeHead(401).end()
  })
  const access = { kind: 'token', tokens: (report?: TokenReport) => tokens.token(report) } as const
  for (let time = 0; time < 3; time += 1)
    expect((await fetchPlacesNearby(base, query, access)).items).toEqual([])
  expect(asked).toBe(6)
  expect(log).toEqual([])
  expect(await tokens.token()).toBe('access-ada')
})

test('a wrong password gives a CredentialsError', async () => {
  expect(await failureOf(ask(basic('team', 'wrong')))).toMatchObject({
    name: 'CredentialsError',
    reason: 'refused',
  })
})

test('credentials are sent as UTF-8', async () => {
  expect((await ask(basic('gröden', 'Urtijëi €'))).items.some(({ closed }) => closed)).toBe(true)
  // The same letters as a Mac's file system writes them.
  expect(basicAuthorization({ user: 'gro\u0308den', password: 'x' })).toBe(
    `Basic ${Buffer.from('gröden:x', 'utf8').toString('base64')}`,
  )
})

test('a user name with a colon is never sent; a password with one is', async () => {
  const { base, requests } = await serve((_, response) => sendJson(response, { Items: [] }))
  const near = (access: TourismAccess) => fetchPlacesNearby(base, query, access)
  expect(await failureOf(near(basic('te:am')))).toMatchObject({ name: 'CredentialsError', reason: 'colon' })
  expect(requests.filter(({ headers }) => headers.authorization)).toEqual([])
  await near(basic('team', 'a:b'))
  const sent = requests.flatMap(({ headers }) => headers.authorization ?? [])
  expect(sent).toEqual([`Basic ${Buffer.from('team:a:b').toString('base64')}`])
  expect(requests.at(-1)?.headers['cache-control']).toBe('no-cache')
})

test('a 401 without CORS headers counts as refused; an unreachable service does not', async () => {
  const { base } = await serve((_, response, { headers }) => {
    if (headers.authorization) response.destroy()
    else sendJson(response, { Items: [] })
  })
  expect(await failureOf(fetchPlacesNearby(base, query, basic('team')))).toBeInstanceOf(CredentialsError)
  const away = await serve((_, response) => void response.destroy())
  expect(await failureOf(fetchPlacesNearby(away.base, query, basic('team')))).toBeInstanceOf(NetworkError)
  const faulty = await serve((_, response) => sendJson(response, { Message: 'broken' }, 500))
  expect(await failureOf(fetchPlacesNearby(faulty.base, query, basic('team')))).toBeInstanceOf(HttpError)
})

test('an invalid record is rejected, a repeated one merged, and non-text is dropped', async () => {
  const entry = (Id: unknown, more: object = {}) => ({
    Id,
    GpsInfo: [{ Gpstype: 'position', Latitude: 46.5, Longitude: 11.354 }],
    AccoDetail: {
      de: { Name: 'Gasthof &amp; <b>Bad</b>\u202e', City: ' Bozen ' },
      it: null,
      en: { Name: '' },
    },
    ...more,
  })
  const { base, requests } = await serve((_, response) =>
    sendJson(response, {
      Items: [
        null,
        entry(7),
        entry('bad', { GpsInfo: 'here' }),
        entry('nowhere', { GpsInfo: [{ Latitude: 0, Longitude: 0 }] }),
        entry('nameless', { AccoDetail: {} }),
        entry('A1_REDUCED'),
        entry('A1', { AccoDetail: { de: { Name: 'Gasthof', Mobile: '+39 333' } } }),
        entry('A2_REDUCED'),
      ],
    }),
  )
  const { items, rejected } = await fetchPlacesNearby(base, query, everyone)
  expect(rejected.map(({ row }) => row)).toEqual([0, 1, 2])
  expect(items.map(({ id, phone }) => [id, phone])).toEqual([
    ['A1', '+39 333'],
    ['A2', ''],
  ])
  expect(items[1]?.texts).toEqual(new Map([['de', { name: 'Gasthof & <b>Bad</b>', address: 'Bozen' }]]))
  expect(Object.fromEntries(requests[0]?.query ?? [])).toMatchObject({
    active: 'true',
    latitude: '46.498',
    longitude: '11.354',
    radius: '2000',
  })
})
