import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createService } from '../../../src/sandbox/service'
import { type Case, differences } from './golden/compare'
import { lists, routes } from './golden/lists'
import { goldenSource } from './golden/store'
import { inTrees, latest } from './golden/values'

/*
 * The sandbox beside the real service, request by request. The reference are the public answers of the real service
 * (`src/test/resources/contract/golden` of noi-techpark/opendatahub-timeseries-api, commit f93f29b; `n` is the
 * number of the file), which were made from a small data set; the sandbox answers from the same facts.
 * Compared: status, media type, envelope, which rows and in what order of time, ids, values, all keys of rows and of
 * each level of a tree, keys of an error's body, emptiness. Not compared: texts of descriptions and messages, the
 * order of rows for which the service states none, headers of its framework. Error bodies here may have `position` too.
 */
const cases: readonly Case[] = [...routes, ...lists, ...latest, ...inTrees]

const service = createServer(
  getRequestListener(
    createService({
      source: goldenSource,
      servesV1: false,
      now: Date.now,
      verify: async (token) => {
        if (!token.startsWith('BDP_')) throw new Error('That is no token.')
        return new Set([token])
      },
      exchange: () => Promise.reject(new Error('not asked here')),
      rate: false,
      bare401: true,
      flaws: false,
    }).fetch,
  ),
)
beforeAll(() => new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve)))
afterAll(() => void service.close())

async function compared(expected: Case): Promise<string[]> {
  const { port } = service.address() as AddressInfo
  const { path, token, method = 'GET' } = expected
  const headers = { Origin: 'http://example.org', ...(token && { Authorization: `Bearer ${token}` }) }
  return differences(
    expected,
    await fetch(`http://127.0.0.1:${port}/mobility/v2${path}`, { method, headers }),
  )
}

test('at least eighty requests are compared, and most are equal', () => {
  expect(new Set(cases.map(({ n }) => n)).size).toBe(cases.length)
  expect(cases.filter(({ differs }) => differs === undefined).length).toBeGreaterThanOrEqual(80)
})

test.each(cases.filter(({ differs }) => differs === undefined))(
  '$n $path is answered the same',
  async (expected) => expect(await compared(expected)).toEqual([]),
)

test.each(cases.filter(({ differs }) => differs !== undefined))(
  '$n $path differs: $differs',
  async (expected) => expect(await compared(expected)).not.toEqual([]),
)
