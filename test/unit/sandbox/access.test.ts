import { generateKeyPair, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { errorBodySchema } from '../../../src/contract/errors'
import { appOrigin, runningSandbox } from './running-sandbox'

const stations = '/mobility/v2/flat/EChargingStation?limit=1'
const everything = '/flat/*/*/latest?limit=-1&select=stype,scode,sorigin,tname'

describe('closed values', () => {
  const running = runningSandbox()
  const meters = ['energy-today', 'power', 'sessions-today']

  test('are absent for other viewers, without an error', async () => {
    const open = await running.flat(everything)
    expect(open.data.filter(({ sorigin }) => sorigin === 'Alpfleet')).toEqual([])
    expect(open.data.filter(({ tname }) => meters.includes(String(tname)))).toEqual([])
    expect(await running.flat(everything, await running.accessToken())).toEqual(open)
    expect(await running.flat(everything, await running.accessToken('guest'))).toEqual(open)
  })

  test('are returned to the team account, with all open values', async () => {
    const open = await running.flat(everything)
    const all = await running.flat(everything, await running.accessToken('team'))
    const openRows = new Set(open.data.map((row) => JSON.stringify(row)))
    const closed = all.data.filter((row) => !openRows.has(JSON.stringify(row)))
    expect(all.data.length - closed.length).toBe(open.data.length)
    expect(new Set(closed.map(({ sorigin }) => sorigin))).toEqual(
      new Set(['Alpfleet', 'Neogy-AMPECO', 'FAMAS']),
    )
    const ofNeogy = closed.filter(({ sorigin }) => sorigin === 'Neogy-AMPECO').map(({ tname }) => tname)
    expect([...new Set(ofNeogy)].toSorted()).toEqual(meters)
    expect(new Set(closed.filter(({ sorigin }) => sorigin === 'Alpfleet').map(({ tname }) => tname))).toEqual(
      new Set(['number-available', 'echarging-plug-status']),
    )
    expect(new Set(closed.filter(({ sorigin }) => sorigin === 'FAMAS').map(({ tname }) => tname))).toEqual(
      new Set(['tickets-sold']),
    )
  })

  test('belong to listed stations and series', async () => {
    const { data: places } = await running.flat('/flat/EChargingStation?limit=-1&where=sorigin.eq."Alpfleet"')
    expect(places).toHaveLength(10)
    const { data: series } = await running.flat('/flat/EChargingStation/*?limit=-1&select=tname')
    expect(series.map(({ tname }) => tname)).toEqual(expect.arrayContaining(meters))
  })
})

describe('the Authorization header', () => {
  const running = runningSandbox({ stations: 20, bare401: false })
  const ask = (authorization: string) =>
    running.fetch(stations, { headers: { Authorization: authorization, Origin: appOrigin } })

  test.each(['Bearer', 'bearer', 'BEARER'])('may say %s', async (scheme) => {
    expect((await ask(`${scheme} ${await running.accessToken('guest')}`)).status).toBe(200)
  })

  test.each([
    ['two spaces', (token: string) => `Bearer  ${token}`],
    ['no space', (token: string) => `Bearer${token}`],
    ['a tab', (token: string) => `Bearer\t${token}`],
    ['a colon', (token: string) => `Bearer: ${token}`],
    ['a comma after it', (token: string) => `Bearer ${token},`],
    ['a second token', (token: string) => `Bearer ${token} ${token}`],
    ['another scheme', (token: string) => `Basic ${token}`],
    ['no scheme', (token: string) => token],
    ['no token', () => 'Bearer'],
    ['nothing', () => ''],
    ['a changed signature', (token: string) => `Bearer ${token.slice(0, -20)}${'A'.repeat(20)}`],
    ['a word for a token', () => 'Bearer word'],
  ])('with %s is refused, with a message that the app can read, if enabled', async (_, header) => {
    const response = await ask(header(await running.accessToken('team')))
    expect(response.status).toBe(401)
    expect(errorBodySchema.parse(await response.json()).code).toBe(401)
    expect(response.headers.get('WWW-Authenticate')).toMatch(/^Bearer .*error="invalid_token"/)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(appOrigin)
  })

  test('with the token of another start is refused', async () => {
    const [header, payload] = (await running.accessToken('team')).split('.')
    const { privateKey } = await generateKeyPair('RS256')
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())
    const protectedHeader = JSON.parse(Buffer.from(header ?? '', 'base64url').toString())
    const token = await new SignJWT(claims).setProtectedHeader(protectedHeader).sign(privateKey)
    expect((await ask(`Bearer ${token}`)).status).toBe(401)
  })

  test('with an unsigned token is refused', async () => {
    const [, payload] = (await running.accessToken('team')).split('.')
    const header = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')
    expect((await ask(`Bearer ${header}.${payload}.`)).status).toBe(401)
  })
})

describe('an expired token', () => {
  const running = runningSandbox({ stations: 20, tokenTtl: 1 })

  test('is refused, and a refresh returns a valid one', async () => {
    const first = await (await running.token({ grant_type: 'password', client_id: 'generic' })).json()
    expect(first.expires_in).toBe(1)
    const status = async (token: string) =>
      (await running.fetch(stations, { headers: { Authorization: `Bearer ${token}` } })).status
    await expect.poll(() => status(first.access_token), { timeout: 4_000, interval: 200 }).toBe(401)
    const fields = { grant_type: 'refresh_token', client_id: 'generic', refresh_token: first.refresh_token }
    const second = await (await running.token(fields)).json()
    expect(await status(second.access_token)).toBe(200)
  })
})

describe('the generic clients', () => {
  const running = runningSandbox({ stations: 0 })
  const ask = (fields: Record<string, string>) => running.token({ grant_type: 'password', ...fields })

  test('refuse a wrong password', async () => {
    const answer = await ask({ client_id: 'generic', username: 'team', password: 'guest' })
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ error: 'invalid_grant' }),
    ])
  })

  test('know nobody by name', async () => {
    const answer = await ask({ client_id: 'generic', username: 'anonymous', password: '' })
    expect(answer.status).toBe(400)
  })

  test('with a secret require it', async () => {
    const fields = { client_id: 'generic-secret', username: 'guest', password: 'guest' }
    expect((await ask(fields)).status).toBe(401)
    expect((await ask({ ...fields, client_secret: 'wrong' })).status).toBe(401)
    expect((await ask({ ...fields, client_secret: 'secret' })).status).toBe(200)
  })
})

describe('other origins', () => {
  const running = runningSandbox({ stations: 5 })

  test('may read with any header, and see no header that the real service hides', async () => {
    const headers = { Origin: 'http://somewhere.example' }
    const preflight = await running.fetch(stations, {
      method: 'OPTIONS',
      headers: {
        ...headers,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization,x-anything',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('authorization,x-anything')
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('GET,HEAD,OPTIONS')
    const answer = await running.fetch(stations, { headers })
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('http://somewhere.example')
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe('true')
    expect(answer.headers.get('Access-Control-Expose-Headers')).toBeNull()
  })

  test('get no cacheable answers', async () => {
    const { headers } = await running.fetch(stations)
    expect(headers.get('Cache-Control')).toBe('no-cache, no-store')
    expect(headers.get('Vary')).toBe('Origin, Authorization')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  })
})

describe('a refusal, by default,', () => {
  const running = runningSandbox({ stations: 5 })

  test('is empty and without CORS headers, unlike other answers', async () => {
    const headers = { Origin: appOrigin }
    const refused = await running.fetch(stations, { headers: { ...headers, Authorization: 'Bearer word' } })
    expect([refused.status, await refused.text()]).toEqual([401, ''])
    expect(refused.headers.get('Content-Type')).toBeNull()
    expect(refused.headers.get('WWW-Authenticate')).toBeNull()
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBeNull()
    const answer = await running.fetch(stations, { headers })
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(appOrigin)
  })
})

describe('the quota', () => {
  const running = runningSandbox({ stations: 5, rate: true })
  const ask = (path: string, headers: Record<string, string> = {}) =>
    running.fetch(`/mobility/v2${path}`, { headers })

  test('allows ten calls per second to one path, with headers that say so', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask('/flat/EChargingStation?limit=1')))
    const refused = answers.filter(({ status }) => status === 429)
    // The forty may fall into two seconds.
    expect(refused.length).toBeGreaterThanOrEqual(20)
    expect(await refused[0]?.json()).toMatchObject({ policy: 'Anonymous', hint: expect.any(String) })
    expect(refused[0]?.headers.get('X-Rate-Limit-Remaining')).toBe('0')
    expect((await ask('/flat/EChargingPlug?limit=1')).headers.get('X-Rate-Limit-Remaining')).toBe('9')
  })

  test('is larger with a `Referer`, and larger with a token', async () => {
    const limit = async (headers: Record<string, string>) =>
      (await ask('/flat/*?limit=1', headers)).headers.get('X-Rate-Limit-Limit')
    expect(await limit({ Referer: `${appOrigin}/` })).toBe('20')
    expect(await limit({ Authorization: `Bearer ${await running.accessToken()}` })).toBe('50')
  })

  test('is as large with a referrer in the query', async () => {
    expect((await ask('/flat/*?limit=1&referer=my-app')).headers.get('X-Rate-Limit-Limit')).toBe('20')
  })
})
