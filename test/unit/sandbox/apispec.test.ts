import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import * as datasetToken from '../../../src/contract/dataset-token'
import * as emobility from '../../../src/contract/emobility-v1'
import * as mobility from '../../../src/contract/mobility-v2'
import * as history from '../../../src/contract/mobility-v2-history'
import * as more from '../../../src/contract/mobility-v2-sandbox'
import * as tokenRequest from '../../../src/contract/token-request'
import * as tourism from '../../../src/contract/tourism'
import { apiDocument } from '../../../src/sandbox/apispec'
import { parameterTexts } from '../../../src/sandbox/apispec-texts'
import { runningSandbox } from './running-sandbox'

interface Operation {
  operationId: string
  summary?: string
  deprecated?: boolean
  security: object[]
  parameters: { name: string; in: string; required: boolean; description: string }[]
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> }
  responses: Record<string, { content: Record<string, { schema: Record<string, unknown> }> }>
}
interface Item {
  servers: { url: string }[]
  get?: Operation
  post?: Operation
}

const origin = 'http://localhost:4174'
const document = apiDocument(origin)
const items: [path: string, item: Item][] = Object.entries(Object(document.paths))
const operations = items.flatMap(([path, { servers, get, post }]) =>
  [get, post].flatMap((operation) => (operation ? { path, server: servers[0]?.url, ...operation } : [])),
)
const byId = new Map(operations.map((operation) => [operation.operationId, operation]))

test('the specification is OpenAPI 3.1 without an error', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect([valid, errors]).toEqual([true, undefined])
  expect(document.openapi).toMatch(/^3\.1\./)
  const broken = structuredClone({ ...document, paths: { '/x': { get: { responses: 'none' } } } })
  expect((await new Validator().validate(broken)).valid).toBe(false)
})

describe('the specification', () => {
  test('has every endpoint of the interface, each once', () => {
    const endpoints = [datasetToken, emobility, history, mobility, more, tokenRequest, tourism]
      .flatMap((module): unknown[] => Object.values(module))
      .flatMap((value) => Object(value).operation ?? [])
    expect(endpoints.length).toBeGreaterThan(18)
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(endpoints.toSorted())
  })

  test('has a summary of each operation', () => {
    expect(operations.filter(({ summary }) => !summary).map(({ operationId }) => operationId)).toEqual([])
  })

  test("has the deployment's names of the deprecated v1 operations", () => {
    const prefix = '/v1/emobility/rest/'
    const v1 = operations.filter(({ path }) => path.startsWith(prefix))
    expect(v1.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining([
        'get_v1_emobility_rest_get_stations',
        'get_v1_emobility_rest_get_station_details',
      ]),
    )
    expect(operations.filter(({ deprecated }) => deprecated)).toEqual(v1)
  })

  test('describes each parameter, and requires segments', () => {
    for (const { path, parameters } of operations) {
      for (const { name, description } of parameters) expect(description).toBe(parameterTexts[name])
      const segments = parameters.filter((parameter) => parameter.in === 'path')
      expect(segments.map(({ name, required }) => required && `{${name}}`)).toEqual(
        path.match(/\{\w+\}/g) ?? [],
      )
    }
    const named = new Set(operations.flatMap(({ parameters }) => parameters.map(({ name }) => name)))
    expect([...named].toSorted()).toEqual(Object.keys(parameterTexts).toSorted())
    const records = byId.get('get_v1_emobility_rest_get_records')?.parameters
    expect(records?.filter(({ required }) => required).map(({ name }) => name)).toEqual([
      'station',
      'name',
      'seconds',
    ])
  })

  test('has the forms of the two token methods, and errors for all', () => {
    const form = 'application/x-www-form-urlencoded'
    expect(byId.get('post_rest_refresh_token')?.requestBody?.content[form]?.schema).toMatchObject({
      required: ['user', 'pw'],
    })
    const grants = JSON.stringify(byId.get('post_token')?.requestBody?.content[form]?.schema)
    for (const field of ['password', 'refresh_token', 'client_secret']) expect(grants).toContain(field)
    for (const { responses } of operations)
      expect(Object.keys(responses)).toEqual(
        expect.arrayContaining(['200', '401', '403', '404', '429', '500']),
      )
  })

  test('equals the lists', () => {
    const answer = byId.get('get_v2_flat_latest')?.responses[200]?.content['application/json']?.schema
    expect(answer).toMatchObject({
      properties: { data: { type: 'array', items: { $ref: '#/components/schemas/LatestRow' } } },
    })
    const references = JSON.stringify(document).match(/#\/components\/schemas\/\w+/g) ?? []
    const schemas = Object.keys(Object(document.components).schemas)
    expect([...new Set(references)].map((one) => one.split('/').at(-1)).toSorted()).toEqual(
      schemas.toSorted(),
    )
  })

  test('answers requests for open data without a token', () => {
    expect(byId.get('get_v2_flat_latest')?.security).toEqual([{}, { Bearer: [] }, { OAuth2: [] }])
    expect(byId.get('get_tourism_dataset')?.security).toContainEqual({ Basic: [] })
  })
})

describe('where it is served', () => {
  const running = runningSandbox({ stations: 5 })

  test("the configuration is this sandbox's, for pages of any origin", async () => {
    const response = await running.fetch('/mobility/v2/apispec', {
      headers: { Origin: 'https://example.org' },
    })
    expect(response.headers.get('Content-Type')).toBe('application/json')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://example.org')
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(apiDocument(running.origin()))))
  })

  test('each address in it is answered', async () => {
    const sample: Record<string, string> = {
      stationTypes: 'EChargingStation',
      dataTypes: '*',
      from: '2026-11-19',
      to: '2026-11-20',
      dataset: 'Accommodation',
    }
    const values = { station: 'x', name: 'number-available', seconds: '60', from: '0', to: '1' }
    const account = { user: 'team', pw: 'team' }
    for (const { path, server, operationId } of operations.filter(({ requestBody }) => !requestBody)) {
      const place = server?.replace(origin, '') + path.replace(/\{(\w+)\}/g, (_, name) => sample[name] ?? '')
      const login = path.endsWith('refresh-token') ? account : {}
      const asked = path.startsWith('/v1') ? values : login
      const query = `?${new URLSearchParams(asked)}`
      const { status } = await running.fetch(place + query)
      expect([operationId, status]).toEqual([operationId, 200])
    }
    for (const { path, server } of operations.filter(({ requestBody }) => requestBody)) {
      const response = await running.fetch(`${server?.replace(origin, '')}${path}`, { method: 'POST' })
      expect([400, 401]).toContain(response.status)
    }
  })
})
