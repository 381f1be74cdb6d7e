import { request } from 'node:http'
import { createServer } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { parseConfig } from '../../../src/config/config'
import { sandboxOptions } from '../../../src/sandbox/options'
import { startSandbox } from '../../../src/sandbox/sandbox'
import { appOrigin, runningSandbox } from './running-sandbox'

describe('a running sandbox', () => {
  const running = runningSandbox({ stations: 3 })

  test('has the configuration for the app', () => {
    const config = parseConfig(running.sandbox().config)
    expect(config).toMatchObject({
      publisher: 'Plugboard sandbox',
      service: { dialect: 'v2', baseUrl: `${running.origin()}/mobility`, stationType: 'EChargingStation' },
      identity: { authority: `${running.origin()}/auth/realms/demo`, clientId: 'plugboard' },
      region: { name: 'South Tyrol', bbox: [10.38, 46.22, 12.48, 47.1] },
      contact: 'mailto:sandbox@example.org',
    })
    expect(config.basemap).toMatchObject({ light: expect.stringMatching(/^https:/) })
  })

  test('leaves the online map out on request', async () => {
    const sandbox = await startSandbox({ port: 0, appOrigins: [], stations: 1, basemap: 'embedded' })
    expect(parseConfig(sandbox.config).basemap).toBeUndefined()
    await sandbox.close()
  })

  test('has the given archive instead', async () => {
    const sandbox = await startSandbox({ port: 0, appOrigins: [], stations: 1, basemap: 'region.pmtiles' })
    expect(parseConfig(sandbox.config).basemap).toMatchObject({ archive: '/basemap.pmtiles' })
    await sandbox.close()
  })

  test.each(['localhost', '127.0.0.1', '[::1]'])('answers at %s', async (host) => {
    const { port } = new URL(running.origin())
    const response = await fetch(`http://${host}:${port}/mobility/v2/flat`)
    expect(response.status).toBe(200)
  })

  test.each(['evil.example', 'localhost.evil.example', 'localhost'])('refuses the host %s', async (host) => {
    const { port } = new URL(running.origin())
    const status = await new Promise((resolve, reject) => {
      const headers = { Host: host }
      request({ host: '127.0.0.1', port, path: '/mobility/v2/flat', headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end()
    })
    expect(status).toBe(421)
  })

  test('fails with a message if its port is in use', async () => {
    const port = Number(new URL(running.origin()).port)
    await expect(startSandbox({ port, appOrigins: [appOrigin] })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
  })

  test('closes, and can start again on the same port', async () => {
    const first = await startSandbox({ port: 0, appOrigins: [appOrigin], stations: 1 })
    await first.close()
    await expect(fetch(first.origin)).rejects.toThrow()
    const again = await startSandbox({
      port: Number(new URL(first.origin).port),
      appOrigins: [],
      stations: 1,
    })
    expect(again.origin).toBe(first.origin)
    await again.close()
  })
})

test('a port in use on IPv6 only is in use', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen({ port: 0, host: '::1' }, resolve))
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  await expect(startSandbox({ port, appOrigins: [], stations: 0 })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
  other.close()
})

describe('in production', () => {
  afterEach(() => void vi.unstubAllEnvs())

  test('the sandbox does not start', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    await expect(startSandbox({ port: 0, appOrigins: [] })).rejects.toThrow(/production/)
  })
})

describe('the environment', () => {
  test('is read completely', () => {
    expect(
      sandboxOptions({
        SANDBOX_STATIONS: '0',
        SANDBOX_REPLAY: '../recorded',
        SANDBOX_NOW: '2026-11-20T13:00:00Z',
        SANDBOX_TOKEN_TTL: '2',
        SANDBOX_RATE: '1',
        SANDBOX_BARE_401: '0',
        SANDBOX_FLAWS: '1',
        SANDBOX_BASEMAP: 'embedded',
      }),
    ).toEqual({
      stations: 0,
      replay: '../recorded',
      now: '2026-11-20T13:00:00Z',
      tokenTtl: 2,
      rate: true,
      bare401: false,
      flaws: true,
      basemap: 'embedded',
    })
    expect(sandboxOptions({ SANDBOX_STATIONS: '', SANDBOX_RATE: '' })).toEqual({})
  })

  test.each([
    ['SANDBOX_STATIONS', 'many'],
    ['SANDBOX_STATIONS', '-1'],
    ['SANDBOX_STATIONS', '1e3'],
    ['SANDBOX_NOW', 'yesterday'],
    ['SANDBOX_TOKEN_TTL', '0'],
    ['SANDBOX_RATE', 'yes'],
    ['SANDBOX_BARE_401', 'true'],
    ['SANDBOX_FLAWS', 'some'],
    ['SANDBOX_BASEMAP', 'online'],
  ])('%s=%s is refused with a sentence that names it', (name, text) => {
    expect(() => sandboxOptions({ [name]: text })).toThrow(new RegExp(`^${name} must be .*"${text}"\\.$`))
  })
})
