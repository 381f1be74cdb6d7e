import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchOnlineStyle } from '../../../src/map/streets/online-style'

const style = { version: 8, sources: {}, layers: [] }
let headers: IncomingHttpHeaders = {}

const server = createServer((request, response) => {
  headers = request.headers
  const answers: Record<string, string> = {
    '/style': JSON.stringify(style),
    '/old': JSON.stringify({ ...style, version: 7 }),
    '/no-layers': JSON.stringify({ version: 8, sources: {} }),
    '/null-layer': JSON.stringify({ ...style, layers: [null] }),
    '/null': 'null',
    '/page': '<!doctype html>',
  }
  const answer = answers[request.url ?? '']
  if (request.url === '/half') response.write('{"version":8,')
  else if (request.url !== '/hangs')
    response.writeHead(answer ? 200 : 404).end(answer ?? JSON.stringify(style))
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const never = new AbortController().signal

test('an online style is fetched without token or cookie and returned unchanged', async () => {
  expect(await fetchOnlineStyle(`${origin}/style`, 2000, never)).toEqual(style)
  expect(headers).not.toHaveProperty('authorization')
  expect(headers).not.toHaveProperty('cookie')
})

test.each(['/old', '/no-layers', '/null-layer', '/null', '/page', '/missing'])(
  '%s is no style',
  async (path) => {
    expect(await fetchOnlineStyle(origin + path, 2000, never)).toBeNull()
  },
)

test.each(['/hangs', '/half'])('%s ends at the time-out', async (path) => {
  expect(await fetchOnlineStyle(origin + path, 100, never)).toBeNull()
})

test('an abort or an unreachable host gives no style', async () => {
  expect(await fetchOnlineStyle(`${origin}/style`, 2000, AbortSignal.abort())).toBeNull()
  expect(await fetchOnlineStyle('http://127.0.0.1:1/style', 2000, never)).toBeNull()
})
