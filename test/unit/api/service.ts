import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Service {
  base: string
  /** Every request that arrived, in order. */
  requests: { path: string; query: URLSearchParams; headers: IncomingMessage['headers'] }[]
}

/** A real HTTP server for one test. */
export async function serve(
  answer: (url: URL, response: ServerResponse, request: IncomingMessage) => void,
): Promise<Service> {
  const requests: Service['requests'] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    requests.push({ path: url.pathname, query: url.searchParams, headers: request.headers })
    answer(url, response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { base: `http://localhost:${(server.address() as AddressInfo).port}`, requests }
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(body))
}

/** Answers as the flat calls do, with all rows. */
export function sendRows(response: ServerResponse, data: readonly unknown[]): void {
  sendJson(response, { offset: 0, limit: -1, data })
}

/** What a promise rejects with. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expectedFailure,
    (error: unknown) => error,
  )
}
const expectedFailure = new Error('The promise was expected to reject.')
