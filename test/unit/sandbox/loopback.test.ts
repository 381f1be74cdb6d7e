import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { listenOnLoopback, listHosts, localOrigin } from '../../../src/sandbox/loopback'

test.each([
  [80, 'http://localhost', 'localhost'],
  [4173, 'http://localhost:4173', 'localhost:4173'],
])('on port %i pages are at %s, and its `Host` is accepted', (port, origin, host) => {
  expect(localOrigin(port)).toBe(origin)
  expect(new URL(origin).host).toBe(host)
  expect(listHosts(port)).toContain(host)
})

test('host names without a port are accepted on port 80 only', () => {
  const named = ['localhost', '127.0.0.1', '[::1]']
  for (const name of named) {
    expect(listHosts(80)).toContain(name)
    expect(listHosts(80)).toContain(`${name}:80`)
    expect(listHosts(4173)).not.toContain(name)
  }
  for (const port of [80, 4173]) expect(listHosts(port)).not.toContain('evil.example')
})

test('a request before the server is ready gets an answer, on both addresses', async () => {
  const { port, serve, close } = await listenOnLoopback(0)
  const early = ['127.0.0.1', 'localhost', '[::1]'].map((host) => fetch(`http://${host}:${port}/early`))
  // Answered only once asked for: what is still on its way now comes in before.
  await new Promise((resolve) => setImmediate(resolve))
  serve((request, response) => response.end(`${request.url} is answered`))
  for (const answer of await Promise.all(early)) expect(await answer.text()).toBe('/early is answered')
  await close()
})

test('a pending request is ended when the server closes', async () => {
  const { port, close } = await listenOnLoopback(0)
  const waits = fetch(`http://127.0.0.1:${port}/`).then(
    () => 'answered',
    () => 'ended',
  )
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  // It may be told so by a reset, which is an end too.
  const ended = new Promise<void>((resolve) => {
    socket.on('error', () => {}).on('close', () => resolve())
  })
  await close()
  expect(await waits).toBe('ended')
  await ended
})
