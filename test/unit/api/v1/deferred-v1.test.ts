import { expect, test } from 'vitest'
import { NetworkError } from '../../../../src/api/errors'
import { DeferredV1 } from '../../../../src/api/v1/deferred-v1'

test('a script of v1 that could not be loaded is an unreachable service, and is loaded again', async () => {
  let loads = 0
  const dialect = new DeferredV1('http://localhost', async () => {
    loads += 1
    if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return import('../../../../src/api/v1/mobility-v1')
  })
  const plug = { level: 'plug', id: 'A', dataType: 'free', period: 300 } as const
  const history = () => dialect.history(plug, 0, 1, {})
  await expect(history()).rejects.toEqual(new NetworkError('http://localhost', 'unreachable'))
  await history()
  await history()
  expect(loads).toBe(2)
})
