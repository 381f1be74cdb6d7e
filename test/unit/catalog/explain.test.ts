import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { HttpError, NetworkError } from '../../../src/api/errors'
import { getJson } from '../../../src/api/get-json'
import { CatalogError } from '../../../src/catalog/failures/errors'
import { explain } from '../../../src/catalog/failures/explain'
import { flatStations } from '../../../src/contract/mobility-v2'
import english from '../../../src/i18n/messages/en.json'
import { failureOf, serve } from '../api/service'

const json = { 'Content-Type': 'application/json' }
/** Kinds of bodies by what sends them. */
const bodies: Record<string, { headers: Record<string, string>; text: (status: number) => string }> = {
  'JSON of v2': {
    headers: json,
    text: (code) => JSON.stringify({ message: 'No', code, error: 'No', timestamp: '' }),
  },
  'JSON of v1': {
    headers: json,
    text: (status) => JSON.stringify({ status, name: 'No', description: 'No' }),
  },
  'JSON of another kind': { headers: json, text: () => '[1, null]' },
  nothing: { headers: {}, text: () => '' },
  'HTML of a proxy': {
    headers: { 'Content-Type': 'text/html' },
    text: (status) => `<html><h1>${status}</h1></html>`,
  },
  'JSON that breaks off': { headers: json, text: () => '{"message": "N' },
}

const sentences = [
  [400, 'error.status'],
  [401, 'error.unauthorized'],
  [403, 'error.forbidden'],
  [404, 'error.not-found'],
  [405, 'error.status'],
  [429, 'error.rate'],
  [500, 'error.server'],
  [502, 'error.server'],
  [503, 'error.server'],
] as const

async function failed(answer: (response: ServerResponse) => void): Promise<unknown> {
  const { base } = await serve((_, response) => answer(response))
  return failureOf(getJson(flatStations, { base, segments: { stationTypes: 'S' } }))
}

describe.each(sentences)('status %i', (status, key) => {
  test.each(Object.entries(bodies))('with %s is one error and one sentence', async (_, { headers, text }) => {
    const error = await failed((response) => response.writeHead(status, headers).end(text(status)))
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ status })
    const { key: told, values } = explain(error)
    expect(told).toBe(key)
    expect(english[told].includes('{status}')).toBe(values !== undefined)
  })
})

test.each([
  'You have exceeded the date range limit of 5 days',
  'You have exceeded the date range limit of 1000 days',
])('429 with "%s" means a too long range', async (message) => {
  const error = await failed((response) => response.writeHead(429, json).end(JSON.stringify({ message })))
  expect(error).toMatchObject({ status: 429, exceeded: 'range' })
  expect(explain(error)).toEqual({ key: 'error.range' })
})

test('each failure has a different message', () => {
  const keys = [
    ...new Set(sentences.map(([, key]) => key)),
    'error.range',
    'error.network',
    'error.offline',
    'error.timeout',
    'error.worker',
    'error.not-loaded',
    'error.no-stations',
    'error.unexpected',
  ] as const
  expect(new Set(keys.map((key) => english[key])).size).toBe(keys.length)
})

test('a device without a network is no failure of the service', () => {
  expect(explain(new NetworkError('https://service.test', 'offline'))).toEqual({ key: 'error.offline' })
})

test('a script of ours that is lost is no failure of the service', () => {
  expect(explain(new NetworkError('https://service.test', 'not-loaded'))).toEqual({ key: 'error.not-loaded' })
})

test.each([new TypeError('x'), new CatalogError('ended', 'x'), new CatalogError('unexpected', 'x')])(
  '%s is no failure of the service but ours',
  (error) => {
    expect(explain(error)).toEqual({ key: 'error.unexpected' })
  },
)

test.each([
  ['worker-failed', 'error.worker'],
  ['no-stations', 'error.no-stations'],
] as const)('a catalog without an answer because of "%s" has its own sentence', (reason, key) => {
  expect(explain(new CatalogError(reason, 'x'))).toEqual({ key })
})
