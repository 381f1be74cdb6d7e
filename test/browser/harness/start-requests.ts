import { request } from 'node:http'
import { type RunningApp, startApp } from './servers'

/** Milliseconds within which each request has to end. */
const patience = 5_000
/** Milliseconds between two requests. */
const pace = 10

export interface StartRequests {
  answered: number
  /** Requests without a server, or with an ended connection: they can be repeated. */
  ended: number
  /** Requests that did not end within five seconds. */
  hung: string[]
}

/** Sends requests to app and sandbox while they start and stop repeatedly, up to a number of requests. */
export async function requestAroundStarts(count: number): Promise<StartRequests> {
  const requests: StartRequests = { answered: 0, ended: 0, hung: [] }
  const running: Promise<void>[] = []
  let app: RunningApp = await startApp('production', { SANDBOX_STATIONS: '50' })
  const { origin, sandboxOrigin } = app
  const addresses = [`${origin}/config.json`, `${sandboxOrigin}/mobility/v2/flat`]
  const asking = setInterval(() => {
    const address = addresses[running.length % addresses.length] ?? origin
    running.push(tryOnce(address, requests))
  }, pace)
  const ports = { PORT: new URL(origin).port, SANDBOX_PORT: new URL(sandboxOrigin).port }
  while (running.length < count) {
    await app.stop()
    app = await startApp('production', { SANDBOX_STATIONS: '50' }, '.', ports)
  }
  clearInterval(asking)
  await Promise.all(running)
  await app.stop()
  return requests
}

function tryOnce(address: string, requests: StartRequests): Promise<void> {
  const begun = Date.now()
  return new Promise((resolve) => {
    const asked = request(address, { agent: false, headers: { Connection: 'close' } })
    const late = setTimeout(() => {
      requests.hung.push(`${address} after ${Date.now() - begun} ms`)
      asked.destroy()
      resolve()
    }, patience)
    const end = (outcome: 'answered' | 'ended') => {
      clearTimeout(late)
      requests[outcome] += 1
      resolve()
    }
    asked.once('response', (response) => {
      response.resume().once('close', () => end(response.complete ? 'answered' : 'ended'))
    })
    asked.once('error', () => end('ended'))
    asked.end()
  })
}
