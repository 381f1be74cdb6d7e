import { expect, test } from 'vitest'
import { NetworkError } from '../../../../src/api/errors'
import { openDialect } from '../../../../src/api/open-dialect'
import { DeferredV1 } from '../../../../src/api/v1/deferred-v1'
import { sendJson, serve } from '../service'

test('a script of v1 that could not be loaded is no fault of the service, and is loaded again', async () => {
  let loads = 0
  const dialect = new DeferredV1('http://localhost', undefined, async () => {
    loads += 1
    if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return import('../../../../src/api/v1/mobility-v1')
  })
  const plug = { level: 'plug', id: 'A', dataType: 'free', period: 300 } as const
  const history = () => dialect.history(plug, 0, 1, {})
  await expect(history()).rejects.toEqual(new NetworkError('http://localhost', 'not-loaded'))
  await history()
  await history()
  expect(loads).toBe(2)
})

test("hours in a note on access are in the region's zone", async () => {
  const { base } = await serve((_, response) =>
    sendJson(response, [{ id: 'A', accessType: 'PRIVATE', accessInfo: '8–20 h' }]),
  )
  const dialect = openDialect({ dialect: 'v1', baseUrl: base }, null, { timeZone: 'Europe/Rome' })
  const [station] = (await dialect.stations({})).items
  expect(station?.openingHours).toMatchObject({ kind: 'weekly', timeZone: 'Europe/Rome' })
})
