import { describe, expect, test } from 'vitest'
import { refreshToken, refreshTokenByQuery } from '../../src/contract/dataset-token'
import { toUrl } from '../../src/contract/endpoint'
import { flatLatest } from '../../src/contract/mobility-v2'
import { answerOf, ask, bearer } from './ask'
import { deployment, enough } from './deployment'

const has = deployment()

/** The interface shows neither the method nor where the inputs go; a deployment may know one of the two. */
const ways = {
  'form fields of a POST': (base: string, fields: Record<string, string>) =>
    ask(toUrl(refreshToken, base), { method: 'POST', body: new URLSearchParams(fields) }),
  'parameters of a GET': (base: string, fields: Record<string, string>) =>
    ask(toUrl(refreshTokenByQuery, base, {}, fields)),
}

describe.each(Object.entries(ways))('Refresh-token method of the mobility datasets, %s', (way, send) => {
  test('inputs user and pw: a new token when the credentials are valid', async (context) => {
    const { dataset, mobility, account } = has(context, 'dataset', 'mobility', 'account')
    const response = await send(dataset, { user: account.username, pw: account.password })
    if (enough < 1 && [404, 405].includes(response.status)) context.skip(`not taken as ${way}`)
    const { accessToken: access } = refreshToken.answer.parse(await response.json())
    expect(access.expireDate).toBeGreaterThan(Date.now())
    const { data } = await answerOf(flatLatest, mobility, {
      segments: { stationTypes: 'EChargingStation', dataTypes: '*' },
      query: { limit: 1 },
      init: bearer(access.token),
    })
    expect(data).toHaveLength(1)
  })

  test.for([
    ['wrong ones', { user: 'nobody', pw: 'wrong' }],
    ['none', {}],
  ] as const)('401 for %s', async ([, fields], context) => {
    const response = await send(has(context, 'dataset').dataset, fields)
    if (enough < 1 && [404, 405].includes(response.status)) context.skip(`not taken as ${way}`)
    expect(response.status).toBe(401)
  })
})
