import { expect, test } from 'vitest'
import { hostsOf, localOrigin } from '../../../src/sandbox/loopback'

test.each([
  [80, 'http://localhost', 'localhost'],
  [4173, 'http://localhost:4173', 'localhost:4173'],
])('on port %i pages are at %s, and the host that browsers send for it is taken', (port, origin, host) => {
  expect(localOrigin(port)).toBe(origin)
  expect(new URL(origin).host).toBe(host)
  expect(hostsOf(port)).toContain(host)
})

test('names without a port are those of port 80 alone', () => {
  const named = ['localhost', '127.0.0.1', '[::1]']
  for (const name of named) {
    expect(hostsOf(80)).toContain(name)
    expect(hostsOf(80)).toContain(`${name}:80`)
    expect(hostsOf(4173)).not.toContain(name)
  }
  for (const port of [80, 4173]) expect(hostsOf(port)).not.toContain('evil.example')
})
