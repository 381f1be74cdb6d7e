import fc from 'fast-check'
import { expect } from 'vitest'
import { getJson } from '../../../src/api/get-json'
import { bearerPattern } from '../../../src/contract/bearer'
import type { Endpoint } from '../../../src/contract/endpoint'
import { z } from '../../../src/contract/zod'
import { addressText } from '../hostile/address-text'
import { sendJson, serve } from './service'

const token = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[A-Za-z0-9\-._~+/]{1,20}={0,2}$/) },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
)

const listen = (path: string) =>
  ({
    operation: 'any',
    method: 'GET',
    path,
    query: z.object({}),
    answer: z.unknown(),
  }) satisfies Endpoint

/** Any call that code or data could send to a configured service; only that service may receive the token. */
export async function sendTokens(calls: number): Promise<void> {
  const other = await serve((_, response) => sendJson(response, {}))
  const service = await serve((url, response) => {
    if (url.searchParams.get('leads') !== 'elsewhere') return sendJson(response, {})
    response.writeHead(302, { location: `${other.base}/v2/stolen` }).end()
  })
  const base = `${service.base}/mobility`
  const port = new URL(other.base).port
  let sent = 0
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        '/v2/{a}/{b}',
        '/v2/flat/{a}',
        '{a}',
        `:${port}/{a}`,
        `@localhost:${port}/{a}`,
        '/../{a}',
        '/{a}/..',
      ),
      fc.record({ a: addressText, b: addressText }),
      fc.record({ where: addressText, leads: fc.constantFrom('here', 'elsewhere') }),
      token,
      async (path, segments, query, secret) => {
        await getJson(listen(path), { base, segments, query }, { token: secret }).then(
          () => {
            sent += 1
          },
          () => undefined,
        )
      },
    ),
    { numRuns: calls },
  )
  expect(sent, 'calls that got through').toBeGreaterThan(calls / 10)
  expect(other.requests).toEqual([])
  for (const { path, headers } of service.requests) {
    expect(path).toMatch(/^\/mobility\//)
    expect(headers.authorization).toMatch(bearerPattern)
  }
}
