import { once } from 'node:events'
import { createServer, type IncomingMessage, request as open, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Passed {
  status: number
  headers: Record<string, string>
  body: string
}

/** What a gate does to requests and answers. Absent: nothing. */
export interface GateRules {
  /** Changes the address that the sandbox is asked. */
  ask?(url: URL, method: string): void
  /** Changes the answer; `hang` never answers. */
  answer?(url: URL, passed: Passed, method: string): Passed | 'hang'
}

export interface Gate {
  origin: string
  rules: GateRules
  close(): Promise<void>
}

/** A server in front of the sandbox, which stands under the gate's own address in all answers, and can go wrong. */
export async function startGate(target: string): Promise<Gate> {
  const { host: behind } = new URL(target)
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy())
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const gate: Gate = {
    origin,
    rules: {},
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  const toGate = (text: string) =>
    text.replaceAll(target, origin).replaceAll(encodeURIComponent(target), encodeURIComponent(origin))

  async function pass(request: IncomingMessage, response: ServerResponse) {
    const method = request.method ?? 'GET'
    const url = new URL(request.url ?? '', target)
    gate.rules.ask?.(url, method)
    const { 'accept-encoding': _, ...headers } = request.headers
    const asked = open(url, { method, headers: { ...headers, host: behind } })
    request.pipe(asked)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    let body = ''
    for await (const piece of answer.setEncoding('utf8')) body += piece
    const { 'content-length': _length, 'transfer-encoding': _coding, ...kept } = answer.headers
    const named = Object.entries(kept).map(([name, value]) => [name, toGate(String(value))] as const)
    const passed: Passed = {
      status: answer.statusCode ?? 502,
      headers: Object.fromEntries(named),
      body: toGate(body),
    }
    const changed = gate.rules.answer?.(url, passed, method) ?? passed
    if (changed === 'hang') return
    response.writeHead(changed.status, changed.headers).end(changed.body)
  }
  return gate
}

/** A rule for the answers at one place. */
export function at(place: RegExp, change: (passed: Passed) => Passed | 'hang'): GateRules {
  return { answer: (url, passed) => (place.test(url.pathname) ? change(passed) : passed) }
}

export function withoutHeader(name: string): (passed: Passed) => Passed {
  return ({ headers: { [name]: _, ...headers }, ...passed }) => ({ ...passed, headers })
}

export const withHeader =
  (name: string, value: string) =>
  (passed: Passed): Passed => ({ ...passed, headers: { ...passed.headers, [name]: value } })

/** Changes a JSON answer. */
export const withJson =
  (change: (json: Record<string, unknown>) => unknown) =>
  (passed: Passed): Passed =>
    passed.body === '' ? passed : { ...passed, body: JSON.stringify(change(JSON.parse(passed.body))) }
