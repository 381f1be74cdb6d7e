import { vi } from 'vitest'
import { freePort } from '../../browser/harness/free-port'
import { commands, isRecord, readVersion, type Session, throwFailure } from './commands'
import { type Environment, startProgram } from './program'

const startMilliseconds = 30_000

async function request(address: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const content: unknown = await answer.json()
  const value = isRecord(content) ? content.value : undefined
  throwFailure(value)
  return value
}

/** Starts a driver that speaks WebDriver over HTTP, and with it a browser with these capabilities. */
export async function startHttpSession(
  driver: string,
  capabilities: object,
  environment: Environment,
): Promise<Session> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const program = startProgram(driver, [`--port=${port}`], environment)
  try {
    const isReady = async () => {
      const status = await request(`${origin}/status`, 'GET').catch(() => null)
      return isRecord(status) && status.ready === true
    }
    await vi.waitUntil(isReady, { timeout: startMilliseconds, interval: 100 })
    const started = await request(`${origin}/session`, 'POST', {
      capabilities: { alwaysMatch: capabilities },
    })
    if (!isRecord(started)) throw new Error(`${driver} started no session.`)
    const session = `${origin}/session/${started.sessionId}`
    return {
      version: readVersion(started),
      send(command, parameters = {}) {
        const { method, path } = commands[command]
        const address = session + path.replace('{id}', String(parameters.id))
        return request(address, method, method === 'POST' ? parameters : undefined)
      },
      async stop() {
        await request(session, 'DELETE').catch(() => undefined)
        await program.stop()
      },
    }
  } catch (error) {
    await program.stop()
    throw error
  }
}
