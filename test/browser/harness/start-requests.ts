import { request } from 'node:http'
import { type RunningApp, startApp } from './servers'

/** Milliseconds within which each try has to end, one way or the other. */
const patience = 5_000
/** Milliseconds between two tries. */
const pace = 10

export interface StartRequests {
  answered: number
  /** Nobody listened, or the connection was ended: whoever asks can ask again. */
  ended: number
  /** Neither within five seconds. */
  hung: string[]
}

/** Asks app and sandbox without a break while they start, stop and start again, until there were so many tries. */
export async function requestAroundStarts(count: number): Promise<StartRequests> {
  const tries: StartRequests = { answered: 0, ended: 0, hung: [] }
  const running: Promise<void>[] = []
  let app: RunningApp = await startApp('production', { SANDBOX_STATIONS: '50' })
  const { origin, sandboxOrigin } = app
  const addresses = [`${origin}/config.json`, `${sandboxOrigin}/mobility/v2/flat`]
  const asking = setInterval(() => {
    const address = addresses[running.length % addresses.length] ?? origin
    running.push(tryOnce(address, tries))
  }, pace)
  const ports = { PORT: new URL(origin).port, SANDBOX_PORT: new URL(sandboxOrigin).port }
  while (running.length < count) {
    await app.stop()
    app = await startApp('production', { SANDBOX_STATIONS: '50' }, '.', ports)
  }
  clearInterval(asking)
  await Promise.all(running)
  await app.stop()
  return tries
}

function tryOnce(address: string, tries: StartRequests): Promise<void> {
  const begun = Date.now()
  return new Promise((resolve) => {
    const asked = request(address, { agent: false, headers: { Connection: 'close' } })
    const late = setTimeout(() => {
      tries.hung.push(`${address} after ${Date.now() - begun} ms`)
      asked.destroy()
      resolve()
    }, patience)
    const end = (outcome: 'answered' | 'ended') => {
      clearTimeout(late)
      tries[outcome] += 1
      resolve()
    }
    asked.once('response', (response) => {
      response.resume().once('close', () => end(response.complete ? 'answered' : 'ended'))
    })
    asked.once('error', () => end('ended'))
    asked.end()
  })
}
