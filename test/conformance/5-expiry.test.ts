import { expect, test } from 'vitest'
import { tokenAnswerSchema } from '../../src/contract/identity'
import { ask, askToken, bearer } from './ask'
import { deployment } from './deployment'

/** Seconds; nobody waits longer for one row. */
const patience = 10
const has = deployment({ tokenTtl: 2 })

test('Authentication · 4 an expired access token gives 401; the refresh token gives a new one', async (context) => {
  const { mobility, auth, client, account } = has(context, 'mobility', 'auth', 'client', 'account')
  const stations = `${mobility}/v2/flat/EChargingStation?limit=1`
  const first = await askToken(auth, { grant_type: 'password', client_id: client, ...account })
  const { access_token, refresh_token = '', expires_in = 0 } = tokenAnswerSchema.parse(await first.json())
  if (expires_in > patience) context.skip(`tokens live ${expires_in} seconds there`)
  await new Promise((resolve) => setTimeout(resolve, expires_in * 1000 + 500))
  expect((await ask(stations, bearer(access_token))).status).toBe(401)
  const second = await askToken(auth, { grant_type: 'refresh_token', client_id: client, refresh_token })
  const renewed = tokenAnswerSchema.parse(await second.json())
  expect((await ask(stations, bearer(renewed.access_token))).status).toBe(200)
})
