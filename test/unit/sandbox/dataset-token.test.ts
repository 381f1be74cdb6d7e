import { describe, expect, test } from 'vitest'
import { refreshToken } from '../../../src/contract/dataset-token'
import { v1ErrorBodySchema } from '../../../src/contract/errors'
import { runningSandbox } from './running-sandbox'

const path = '/dataset/rest/refresh-token'
const running = runningSandbox({ stations: 60, tokenTtl: 120 })
const post = (fields: Record<string, string>) =>
  running.fetch(path, { method: 'POST', body: new URLSearchParams(fields) })

test('valid credentials get a token for closed values with its expiry', async () => {
  const response = await post({ user: 'team', pw: 'team' })
  expect(response.headers.get('Cache-Control')).toContain('no-store')
  const { refreshToken: refresh, accessToken } = refreshToken.answer.parse(await response.json())
  expect(Math.abs(accessToken.expireDate - (Date.now() + 120_000))).toBeLessThan(5_000)
  const values = '/flat/EChargingStation/power/latest?limit=1'
  expect((await running.flat(values, accessToken.token)).data).toHaveLength(1)
  const fields = { grant_type: 'refresh_token', client_id: 'generic', refresh_token: refresh }
  const renewed = await (await running.token(fields)).json()
  expect((await running.flat(values, renewed.access_token)).data).toHaveLength(1)
})

test('the token of an account without rights gets no closed data', async () => {
  const { accessToken } = await (await post({ user: 'guest', pw: 'guest' })).json()
  expect((await running.flat('/flat/EChargingStation/power/latest', accessToken.token)).data).toEqual([])
})

describe('401 answers', () => {
  test.each<Record<string, string>>([
    { user: 'team', pw: 'guest' },
    { user: 'anonymous', pw: '' },
    { user: '', pw: '' },
    { user: 'team' },
    { pw: 'team' },
    {},
  ])('%j', async (fields) => {
    const response = await post(fields)
    expect(response.status).toBe(401)
    expect(v1ErrorBodySchema.parse(await response.json()).status).toBe(401)
  })

  test('credentials in the address of a POST', async () => {
    expect((await running.fetch(`${path}?user=team&pw=team`, { method: 'POST' })).status).toBe(401)
  })

  test('a body that is no form', async () => {
    const body = JSON.stringify({ user: 'team', pw: 'team' })
    const headers = { 'Content-Type': 'application/json' }
    expect((await running.fetch(path, { method: 'POST', body, headers })).status).toBe(401)
  })
})

test.each(['PUT', 'DELETE'])('%s is not allowed, whatever stands in the address', async (method) => {
  const response = await running.fetch(`${path}?user=team&pw=team`, { method })
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, POST'])
})

describe.each(['/dataset', '/dataset/emobility', '/mobility/v1', '/mobility/v1/emobility'])(
  'below %s credentials are taken',
  (place) => {
    const address = `${place}/rest/refresh-token`
    const opens = async (response: Response) => {
      const { accessToken } = refreshToken.answer.parse(await response.json())
      const { data } = await running.flat('/flat/EChargingStation/power/latest?limit=1', accessToken.token)
      return data.length
    }

    test('as parameters of a GET', async () => {
      expect(await opens(await running.fetch(`${address}?user=team&pw=team`))).toBe(1)
      expect((await running.fetch(`${address}?user=team&pw=wrong`)).status).toBe(401)
    })

    test('as form fields of a POST', async () => {
      const body = new URLSearchParams({ user: 'team', pw: 'team' })
      expect(await opens(await running.fetch(address, { method: 'POST', body }))).toBe(1)
    })
  },
)
