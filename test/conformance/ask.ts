import { type Endpoint, type QueryValues, toUrl } from '../../src/contract/endpoint'
import { tokenPath } from '../../src/contract/identity'
import type { z } from '../../src/contract/zod'
import type { Deployment } from './deployment'

/** Milliseconds before each further try when the service is asked too often. */
const pauses = [1_000, 2_000, 4_000]

/** One call; it waits where the deployment's rate quota wants that. */
export async function ask(url: URL | string, init: RequestInit = {}): Promise<Response> {
  for (const pause of pauses) {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(60_000), ...init })
    if (response.status !== 429) return response
    await response.body?.cancel()
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return fetch(url, init)
}

export const bearer = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } })

export interface Asked {
  segments?: Record<string, string>
  query?: QueryValues
  init?: RequestInit
}

/** The answer of one endpoint. @throws unless it is 200 and of the endpoint's shape */
export async function answerOf<Answer extends z.ZodMiniType>(
  endpoint: Endpoint<z.ZodMiniType, Answer>,
  base: string,
  { segments, query, init }: Asked = {},
): Promise<z.output<Answer>> {
  const url = toUrl(endpoint, base, segments, query)
  const response = await ask(url, init)
  const text = await response.text()
  if (response.status !== 200)
    throw new Error(`${url.href} answered ${response.status}: ${text.slice(0, 200)}`)
  return endpoint.answer.parse(JSON.parse(text))
}

export type Grant = Pick<Deployment, 'auth' | 'client'>

/** The answer of the token endpoint to these form fields. */
export function askToken(auth: string, fields: Record<string, string>): Promise<Response> {
  return ask(auth + tokenPath, { method: 'POST', body: new URLSearchParams(fields) })
}

/** An access token of the account. */
export async function accessToken(of: Grant & Pick<Deployment, 'account'>): Promise<string> {
  const response = await askToken(of.auth, {
    grant_type: 'password',
    client_id: of.client,
    ...of.account,
  })
  const { access_token: token } = await response.json()
  if (typeof token !== 'string') throw new Error(`The token endpoint answered ${response.status}.`)
  return token
}
