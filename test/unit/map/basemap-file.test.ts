import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fetchBasemap } from '../../../src/map/basemap/basemap-file'
import file from '../../../src/model/basemap.json'

const whole = JSON.stringify(file)

/** Serves the file on this machine as `answer` does. @returns its address */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/basemap.json`
}

test('the base map file is loaded', async () => {
  const address = await serve((_, response) => response.end(whole))
  expect(await fetchBasemap(address, 10_000)).toEqual(file)
})

test.each<[string, RequestListener]>([
  ['never begins', () => undefined],
  ['stops after a half', (_, response) => void response.write(whole.slice(0, whole.length / 2))],
])('an answer that %s is given up, so that the file is requested again', async (_, answer) => {
  const address = await serve(answer)
  expect(await fetchBasemap(address, 100)).toBeNull()
})

test('a failed answer is no file', async () => {
  const address = await serve((_, response) => response.writeHead(503).end())
  expect(await fetchBasemap(address, 10_000)).toBeNull()
})
