import { once } from 'node:events'
import { createServer, type IncomingMessage, request as open, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ProxyResponse {
  status: number
  headers: Record<string, string>
  body: string
}

/** Changes of requests and answers. Absent: none. */
export interface ProxyRules {
  /** Changes the address of a request. */
  ask?(url: URL, method: string): void
  /** Changes the answer; `hang` never answers. */
  answer?(url: URL, response: ProxyResponse, method: string): ProxyResponse | 'hang'
}

export interface ServiceProxy {
  origin: string
  rules: ProxyRules
  close(): Promise<void>
}

/**
 * Starts a proxy of the sandbox that can change requests and answers. In answers its address replaces the sandbox's.
 */
export async function startServiceProxy(target: string): Promise<ServiceProxy> {
  const { host: targetHost } = new URL(target)
  const server = createServer((request, response) => {
    forward(request, response).catch(() => response.destroy())
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const proxy: ServiceProxy = {
    origin,
    rules: {},
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  const toProxyOrigin = (text: string) =>
    text.replaceAll(target, origin).replaceAll(encodeURIComponent(target), encodeURIComponent(origin))

  async function forward(request: IncomingMessage, client: ServerResponse) {
    const method = request.method ?? 'GET'
    const url = new URL(request.url ?? '', target)
    proxy.rules.ask?.(url, method)
    const { 'accept-encoding': _, ...headers } = request.headers
    const upstream = open(url, { method, headers: { ...headers, host: targetHost } })
    request.pipe(upstream)
    const [answer] = (await once(upstream, 'response')) as [IncomingMessage]
    let body = ''
    for await (const piece of answer.setEncoding('utf8')) body += piece
    const { 'content-length': _length, 'transfer-encoding': _coding, ...kept } = answer.headers
    const named = Object.entries(kept).map(([name, value]) => [name, toProxyOrigin(String(value))] as const)
    const response: ProxyResponse = {
      status: answer.statusCode ?? 502,
      headers: Object.fromEntries(named),
      body: toProxyOrigin(body),
    }
    const changed = proxy.rules.answer?.(url, response, method) ?? response
    if (changed === 'hang') return
    client.writeHead(changed.status, changed.headers).end(changed.body)
  }
  return proxy
}

/** Returns rules that change the answers of matching paths. */
export function forPath(
  place: RegExp,
  change: (response: ProxyResponse) => ProxyResponse | 'hang',
): ProxyRules {
  return { answer: (url, response) => (place.test(url.pathname) ? change(response) : response) }
}

export function withoutHeader(name: string): (response: ProxyResponse) => ProxyResponse {
  return ({ headers: { [name]: _, ...headers }, ...response }) => ({ ...response, headers })
}

export const withHeader =
  (name: string, value: string) =>
  (response: ProxyResponse): ProxyResponse => ({
    ...response,
    headers: { ...response.headers, [name]: value },
  })

/** Changes a JSON answer. */
export const withJson =
  (change: (json: Record<string, unknown>) => unknown) =>
  (response: ProxyResponse): ProxyResponse =>
    response.body === '' ? response : { ...response, body: JSON.stringify(change(JSON.parse(response.body))) }
