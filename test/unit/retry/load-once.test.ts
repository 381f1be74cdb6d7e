import { expect, test } from 'vitest'
import { loadOnce } from '../../../src/retry/load-once'

test('a load that succeeds is shared by all callers', async () => {
  let loads = 0
  const load = loadOnce(async () => {
    loads += 1
    return loads
  })
  expect(await Promise.all([load(), load()])).toEqual([1, 1])
  expect(await load()).toBe(1)
})

test('a failed load rejects for all who wait, and is repeated by the next call', async () => {
  let loads = 0
  const load = loadOnce(async () => {
    loads += 1
    if (loads === 1) throw new Error('offline')
    return loads
  })
  const results = await Promise.allSettled([load(), load()])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await load()).toBe(2)
})
