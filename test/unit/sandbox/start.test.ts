import { connect, Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, test, vi } from 'vitest'
import { startSandbox } from '../../../src/sandbox/sandbox'
import { appOrigin } from './running-sandbox'

const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address)

function isReachable(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 })
    const end = (reached: boolean) => {
      socket.destroy()
      resolve(reached)
    }
    socket.on('connect', () => end(true))
    socket.on('timeout', () => end(false))
    socket.on('error', () => end(false))
  })
}

test('the sandbox starts within three seconds, without network, and only listens on this machine', async () => {
  const outgoing = vi.spyOn(Socket.prototype, 'connect')
  const before = process.cpuUsage()
  const sandbox = await startSandbox({ port: 0, appOrigins: [appOrigin] })
  const { user, system } = process.cpuUsage(before)
  // Microseconds of work: the clock on the wall would also tell how busy the machine is.
  expect(user + system).toBeLessThan(3_000_000)
  expect(outgoing).not.toHaveBeenCalled()

  const port = Number(new URL(sandbox.origin).port)
  expect(await isReachable('127.0.0.1', port)).toBe(true)
  for (const address of outside) expect(await isReachable(address, port), address).toBe(false)
  await sandbox.close()
})
