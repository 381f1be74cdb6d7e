import { afterAll, beforeAll } from 'vitest'
import type { SandboxOptions } from '../../../src/sandbox/options'
import { type Sandbox, startSandbox } from '../../../src/sandbox/sandbox'

export const appOrigin = 'http://localhost:4173'
/** A Friday afternoon. */
export const frozen = '2026-11-20T13:00:00Z'

export interface Envelope {
  offset: number
  limit: number
  data: Record<string, unknown>[]
}

export interface Running {
  origin(): string
  sandbox(): Sandbox
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** The answer of a flat call below `/mobility/v2`. */
  flat(path: string, token?: string): Promise<Envelope>
  /** The answer of the token endpoint. */
  token(fields: Record<string, string>): Promise<Response>
  /** Returns an access token by the password grant; without a name, one without a user. */
  accessToken(username?: string): Promise<string>
}

/** A sandbox on a free port while the tests of a file or block run. */
export function runningSandbox(options: Partial<SandboxOptions> = {}): Running {
  let started: Sandbox | undefined
  beforeAll(async () => {
    started = await startSandbox({ port: 0, appOrigins: [appOrigin], now: frozen, ...options })
  })
  afterAll(() => started?.close())

  const sandbox = () => {
    if (started === undefined) throw new Error('The sandbox did not start.')
    return started
  }
  const call = (path: string, init?: RequestInit) =>
    fetch(sandbox().origin + path, { redirect: 'manual', ...init })
  const token = (fields: Record<string, string>) =>
    call('/auth/realms/demo/protocol/openid-connect/token', {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
  return {
    sandbox,
    origin: () => sandbox().origin,
    fetch: call,
    token,
    async flat(path, accessToken) {
      const headers = accessToken === undefined ? {} : { Authorization: `Bearer ${accessToken}` }
      return (await call(`/mobility/v2${path}`, { headers })).json()
    },
    async accessToken(username) {
      const credentials: Record<string, string> = username ? { username, password: username } : {}
      const answer = await token({ grant_type: 'password', client_id: 'generic', ...credentials })
      return (await answer.json()).access_token
    },
  }
}
