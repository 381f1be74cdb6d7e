import { describe, expect, test } from 'vitest'
import { tokenAnswerSchema } from '../../src/contract/identity'
import { flatLatest, flatStations } from '../../src/contract/mobility-v2'
import { tourismDataset } from '../../src/contract/tourism'
import { accessToken, answerOf, ask, askToken, bearer } from './ask'
import { deployment } from './deployment'

const has = deployment()
const stations = { stationTypes: 'EChargingStation' }
const basic = (text: string): RequestInit => ({
  headers: { Authorization: `Basic ${Buffer.from(text, 'utf8').toString('base64')}` },
})

describe('Authentication', () => {
  test('1 open data needs none', async (context) => {
    const { mobility } = has(context, 'mobility')
    for (const endpoint of [flatStations, flatLatest]) {
      const { data } = await answerOf(endpoint, mobility, {
        segments: { ...stations, dataTypes: '*' },
        query: { limit: 1 },
      })
      expect(data).toHaveLength(1)
    }
  })

  test('1 non-public data without credentials is an empty output set, not an error', async (context) => {
    const given = has(context, 'mobility', 'auth', 'client', 'account', 'closedType')
    const ask = async (dataTypes: string, init: RequestInit) =>
      (
        await answerOf(flatLatest, given.mobility, {
          segments: { stationTypes: given.closedType, dataTypes },
          query: { limit: -1, select: 'scode,tname,mperiod' },
          init,
        })
      ).data
    const open = new Set((await ask('*', {})).map((row) => `${Object(row).scode} ${Object(row).tname}`))
    const all = await ask('*', bearer(await accessToken(given)))
    const closed = all.find((row) => !open.has(`${Object(row).scode} ${Object(row).tname}`))
    const { scode, tname } = Object(closed)
    const answer = await answerOf(flatLatest, given.mobility, {
      segments: { stationTypes: given.closedType, dataTypes: tname },
      query: { where: `scode.eq."${scode}"` },
    })
    expect(answer.data).toEqual([])
  })

  test('2 Basic for tourism datasets: username, colon, password, base64', async (context) => {
    const { tourism, account } = has(context, 'tourism', 'account')
    const { username, password } = account
    const page = { segments: { dataset: 'Accommodation' }, query: { pagesize: 1 } }
    const { Items } = await answerOf(tourismDataset, tourism, {
      ...page,
      init: basic(`${username}:${password}`),
    })
    expect(Items).toHaveLength(1)
    const wrong = await ask(`${tourism}/Accommodation?pagesize=1`, basic(`${username}:not ${password}`))
    expect(wrong.status).toBe(401)
  })

  test('2 a bearer token for tourism datasets', async (context) => {
    const given = has(context, 'tourism', 'auth', 'client', 'account')
    const { Items } = await answerOf(tourismDataset, given.tourism, {
      segments: { dataset: 'Accommodation' },
      query: { pagesize: 1 },
      init: bearer(await accessToken(given)),
    })
    expect(Items).toHaveLength(1)
  })

  test('2 OAuth 2.0 for mobility datasets: the tokens are JSON Web Tokens', async (context) => {
    const token = await accessToken(has(context, 'auth', 'client', 'account'))
    const [header = '', payload = ''] = token.split('.')
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    expect(read(header)).toMatchObject({ alg: expect.any(String) })
    expect(read(payload)).toMatchObject({ exp: expect.any(Number) })
  })

  test('3 a refresh token, and an access token with an expiry date', async (context) => {
    const { auth, client, account } = has(context, 'auth', 'client', 'account')
    const answer = await askToken(auth, { grant_type: 'password', client_id: client, ...account })
    const { refresh_token, expires_in = 0 } = tokenAnswerSchema.parse(await answer.json())
    expect(refresh_token).toEqual(expect.any(String))
    expect(expires_in).toBeGreaterThan(0)
  })

  test('3 the access token is sent as "Bearer", one space, the token', async (context) => {
    const given = has(context, 'mobility', 'auth', 'client', 'account')
    const init = bearer(await accessToken(given))
    await answerOf(flatStations, given.mobility, { segments: stations, query: { limit: 1 }, init })
  })

  const malformed = {
    'extra separators': (token: string) => `Bearer  ${token}`,
    'a colon': (token: string) => `Bearer: ${token}`,
    'missing space': (token: string) => `Bearer${token}`,
    'no token': () => 'Bearer',
    'two tokens': (token: string) => `Bearer ${token} ${token}`,
    'invalid token': () => 'Bearer not-a-token',
    'changed token': (token: string) => `Bearer ${token.slice(0, -8)}AAAAAAAA`,
  }
  test.for(Object.entries(malformed))('5 401 for %s', async ([, header], context) => {
    const given = has(context, 'mobility', 'auth', 'client', 'account')
    const headers = { Authorization: header(await accessToken(given)) }
    expect((await ask(`${given.mobility}/v2/flat/EChargingStation?limit=1`, { headers })).status).toBe(401)
  })
})

describe('Internal infrastructure access', () => {
  test('Password grant: username, password, client_id', async (context) => {
    const { auth, client, account } = has(context, 'auth', 'client', 'account')
    const answer = await askToken(auth, { grant_type: 'password', client_id: client, ...account })
    tokenAnswerSchema.parse(await answer.json())
  })

  test('Password grant: client_secret, as before version 2020.10', async (context) => {
    const { auth, secretClient, account } = has(context, 'auth', 'secretClient', 'account')
    const fields = { grant_type: 'password', client_id: secretClient.id, ...account }
    const answer = await askToken(auth, { ...fields, client_secret: secretClient.secret })
    tokenAnswerSchema.parse(await answer.json())
    expect((await askToken(auth, fields)).ok).toBe(false)
  })

  test('Password grant: wrong credentials give no token', async (context) => {
    const { auth, client, account } = has(context, 'auth', 'client', 'account')
    const wrong = { ...account, password: `not ${account.password}` }
    const answer = await askToken(auth, { grant_type: 'password', client_id: client, ...wrong })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await answer.json()).not.toHaveProperty('access_token')
  })

  test('Refresh grant: refresh_token, client_id', async (context) => {
    const given = has(context, 'mobility', 'auth', 'client', 'account')
    const { auth, client: client_id, account } = given
    const first = await askToken(auth, { grant_type: 'password', client_id, ...account })
    const { refresh_token = '' } = tokenAnswerSchema.parse(await first.json())
    const second = await askToken(auth, { grant_type: 'refresh_token', client_id, refresh_token })
    const { access_token } = tokenAnswerSchema.parse(await second.json())
    const init = bearer(access_token)
    await answerOf(flatStations, given.mobility, { segments: stations, query: { limit: 1 }, init })
  })

  test('Refresh grant: client_secret, as before version 2020.10', async (context) => {
    const { auth, secretClient, account } = has(context, 'auth', 'secretClient', 'account')
    const client = { client_id: secretClient.id, client_secret: secretClient.secret }
    const first = await askToken(auth, { grant_type: 'password', ...client, ...account })
    const { refresh_token = '' } = tokenAnswerSchema.parse(await first.json())
    const second = await askToken(auth, { grant_type: 'refresh_token', ...client, refresh_token })
    tokenAnswerSchema.parse(await second.json())
  })

  test('Since 2020.10 the generic client needs neither secret nor credentials', async (context) => {
    const { auth, client } = has(context, 'auth', 'client')
    const answer = await askToken(auth, { grant_type: 'password', client_id: client })
    expect(tokenAnswerSchema.parse(await answer.json()).refresh_token).toEqual(expect.any(String))
  })

  test('The scheme word is accepted in lower case', async (context) => {
    const given = has(context, 'mobility', 'auth', 'client', 'account')
    const init = { headers: { Authorization: `bearer ${await accessToken(given)}` } }
    await answerOf(flatStations, given.mobility, { segments: stations, query: { limit: 1 }, init })
  })
})
