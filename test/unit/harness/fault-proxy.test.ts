import { once } from 'node:events'
import { createServer, request as open, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FaultProxy, startFaultProxy } from '../../browser/harness/fault-proxy'
import { faults } from '../../browser/harness/faults'

const rows = Array.from({ length: 100 }, (_, index) => ({ sname: `Station ${index}` }))
const whole = JSON.stringify({ data: rows })

let proxy: FaultProxy
let service: Server
let asked: string[]

const answerRows: RequestListener = (request, response) => {
  asked.push(`${request.method} ${request.url}`)
  const isPacked = request.headers['accept-encoding'] === 'gzip'
  response.writeHead(200, {
    'Content-Type': 'application/json',
    ...(isPacked && { 'Content-Encoding': 'gzip' }),
  })
  response.end(isPacked ? gzipSync(whole) : whole)
}

beforeEach(async () => {
  asked = []
  proxy = await startFaultProxy()
  service = createServer(answerRows).listen(0, '127.0.0.1')
  await once(service, 'listening')
})
afterEach(async () => {
  await proxy.close()
  service.close()
  service.closeAllConnections()
})

interface Seen {
  status?: number | undefined
  type?: string
  cors?: string
  body: string
  error?: string
}

/** Asks as a browser with a proxy does: by a whole address. */
function ask(path: string, { method = 'GET', headers = {}, patience = 2_000 } = {}): Promise<Seen> {
  const { hostname, port } = new URL(proxy.origin)
  const { port: servicePort } = service.address() as AddressInfo
  return new Promise((resolve) => {
    let body = ''
    const address = path.startsWith('http') ? path : `http://127.0.0.1:${servicePort}${path}`
    const request = open({ host: hostname, port, method, path: address, headers: { host: 'x', ...headers } })
    const late = setTimeout(() => fail({ message: 'late' }), patience)
    const fail = ({ message }: { message: string }) => {
      clearTimeout(late)
      request.destroy()
      resolve({ body, error: message })
    }
    request.on('error', fail)
    request.on('response', (response) => {
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('error', fail)
      response.on('end', () => {
        clearTimeout(late)
        const { 'content-type': type, 'access-control-allow-origin': cors } = response.headers
        resolve({ status: response.statusCode, body, ...(type && { type }), ...(cors && { cors }) })
      })
    })
    request.end()
  })
}

describe('a forwarded request', () => {
  test('has the origin’s answer', async () => {
    expect(await ask('/rows?limit=-1')).toEqual({ status: 200, type: 'application/json', body: whole })
    expect(asked).toEqual(['GET /rows?limit=-1'])
  })
  test('is counted by pattern, method and address', async () => {
    await ask('/rows')
    await ask('/rows', { method: 'POST' })
    await ask('/other')
    expect(proxy.requests(/\/rows$/)).toHaveLength(2)
    expect(proxy.requests(({ method, url }) => method === 'POST' && url.pathname === '/rows')).toHaveLength(1)
  })
  test('does not leave this machine', async () => {
    expect((await ask('http://elsewhere.example/rows')).error).toBeDefined()
  })
})

describe('a fault', () => {
  const fail = (fault: Parameters<FaultProxy['fail']>[1]) => proxy.fail(/\/rows/, fault)

  test('refuse resets before an answer', async () => {
    fail(faults.refuse)
    expect(await ask('/rows')).toEqual({ body: '', error: 'read ECONNRESET' })
    expect(asked).toEqual([])
  })
  test('hang never answers', async () => {
    fail(faults.hang)
    expect(await ask('/rows', { patience: 300 })).toEqual({ body: '', error: 'late' })
  })
  test.each(['reset', 'wrongLength'] as const)('%s gives half and then breaks', async (kind) => {
    fail(faults[kind])
    const { body, error } = await ask('/rows')
    expect(error).toMatch(/aborted|ECONNRESET/)
    expect(body).toBe(whole.slice(0, whole.length / 2))
  })
  test('truncate sends half and ends normally', async () => {
    fail(faults.truncate)
    expect(await ask('/rows')).toMatchObject({ status: 200, body: whole.slice(0, whole.length / 2) })
  })
  test('drip sends a few bytes a second', async () => {
    fail(faults.drip)
    const { body, error } = await ask('/rows', { patience: 1_200 })
    expect(error).toBe('late')
    expect(body.length).toBeGreaterThan(64)
    expect(body.length).toBeLessThan(80)
  })
  test('wrongType sends another content type', async () => {
    fail(faults.wrongType)
    expect(await ask('/rows')).toMatchObject({ status: 200, type: 'text/plain', body: whole })
  })
  test('html sends another page', async () => {
    fail(faults.html)
    expect(await ask('/rows')).toMatchObject({ status: 200, body: expect.stringMatching(/^<!doctype html>/) })
  })
  test('status sends a status with or without a body and CORS headers', async () => {
    const lift = fail(faults.status(429, { json: { code: 429 } }))
    expect(await ask('/rows')).toMatchObject({ status: 429, cors: '*', body: '{"code":429}' })
    lift()
    fail(faults.status(503, { bare: true }))
    expect(await ask('/rows')).toEqual({ status: 503, body: '' })
  })
  test('delay and hold send the answer later', async () => {
    fail(faults.delay(300))
    expect((await ask('/rows', { patience: 100 })).error).toBe('late')
    expect((await ask('/rows')).body).toBe(whole)
    let release = () => {}
    fail(faults.hold(new Promise<void>((resolve) => (release = resolve))))
    const held = ask('/rows')
    expect((await ask('/rows', { patience: 100 })).error).toBe('late')
    release()
    expect((await held).body).toBe(whole)
  })
  test('answer replaces an origin that does not exist', async () => {
    proxy.fail(/^http:\/\/tiles\.localhost\//, faults.answer({ version: 8 }))
    expect(await ask('http://tiles.localhost/style.json')).toMatchObject({
      status: 200,
      body: '{"version":8}',
    })
  })
})

describe('the failing requests', () => {
  const statuses = async (count: number) => {
    const seen: (number | undefined)[] = []
    for (let round = 0; round < count; round += 1) seen.push((await ask('/rows')).status)
    return seen
  }
  test('the first', async () => {
    proxy.fail(/\/rows/, faults.status(500), { count: 2 })
    expect(await statuses(4)).toEqual([500, 500, 200, 200])
  })
  test('are those of a range; of two faults the last one counts', async () => {
    proxy.fail(/\/rows/, faults.status(500), { from: 2 })
    proxy.fail(/\/rows/, faults.status(404), { from: 3, count: 1 })
    expect(await statuses(4)).toEqual([200, 500, 404, 500])
  })
  test('are all with the pattern until the fault is removed', async () => {
    const lift = proxy.fail(/\/rows/, faults.status(500))
    expect((await ask('/other')).status).toBe(200)
    expect(await statuses(2)).toEqual([500, 500])
    lift()
    expect(await statuses(1)).toEqual([200])
  })
  test('are never preflights', async () => {
    proxy.fail(/\/rows/, faults.status(500))
    const headers = { 'access-control-request-method': 'GET' }
    expect((await ask('/rows', { method: 'OPTIONS', headers })).status).toBe(200)
    expect(proxy.requests(/\/rows/)).toEqual([])
  })
})

test('rewritten answers are changed in order, also compressed or cut ones', async () => {
  interface Rows {
    data: { sname: string }[]
  }
  proxy.rewrite<Rows>(/\/rows/, ({ data }) => ({ data: data.slice(0, 1) }))
  const lift = proxy.rewrite<Rows>(/\/rows/, ({ data }) => ({ data: [...data, { sname: 'Staged' }] }))
  const staged = '{"data":[{"sname":"Station 0"},{"sname":"Staged"}]}'
  expect((await ask('/rows', { headers: { 'accept-encoding': 'gzip' } })).body).toBe(staged)
  proxy.fail(/\/rows/, faults.truncate, { count: 1 })
  expect((await ask('/rows')).body).toBe(staged.slice(0, staged.length / 2))
  lift()
  expect((await ask('/rows')).body).toBe('{"data":[{"sname":"Station 0"}]}')
  expect((await ask('/other')).body).toBe(whole)
})
