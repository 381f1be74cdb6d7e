import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

export interface Answer {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

/** One request that reached the proxy. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  /** Asks the origin and reads its whole answer, not compressed, with all rewritings done. */
  answer(): Promise<Answer>
}

/** What happens to a request instead of its answer. */
export type Fault = (exchange: Exchange) => void | Promise<void>

/** CORS headers: the service answers pages of any origin, also with errors. */
const cors = { 'Access-Control-Allow-Origin': '*' }
const dripMilliseconds = 250
/** Bytes that arrive before the drip begins, so that the answer looks alive. */
const dripStart = 64

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'Content-Length': body.length })
  response.end(body)
}

/** Sends half of the body. @param length what `Content-Length` states; without it the answer has an end of its own */
async function sendHalf({ response, answer }: Exchange, length?: 'whole'): Promise<void> {
  const { status, headers, body } = await answer()
  response.writeHead(status, { ...headers, ...(length && { 'Content-Length': body.length }) })
  await new Promise((resolve) => response.write(body.subarray(0, body.length / 2), resolve))
}

/** Ways in which a network or a service fails. A status without a body is what a proxy in front of a service sends. */
export const faults = {
  /** The connection is closed with a reset before any answer. */
  refuse: ({ request }: Exchange) => void request.socket.resetAndDestroy(),
  /** Never answers. */
  hang: () => undefined,
  /** Half of the body, then a reset. */
  reset: async (exchange: Exchange) => {
    await sendHalf(exchange, 'whole')
    exchange.request.socket.resetAndDestroy()
  },
  /** Half of the body, correctly ended: only its content shows that something is missing. */
  truncate: async (exchange: Exchange) => {
    await sendHalf(exchange)
    exchange.response.end()
  },
  /** Half of the body, and the connection is closed although `Content-Length` promised all. */
  wrongLength: async (exchange: Exchange) => {
    await sendHalf(exchange, 'whole')
    exchange.request.socket.end()
  },
  /** Headers at once, then four bytes a second. */
  drip: async ({ response, answer }: Exchange) => {
    const { status, headers, body } = await answer()
    response.writeHead(status, { ...headers, 'Content-Length': body.length })
    response.write(body.subarray(0, dripStart))
    for (let at = dripStart; at < body.length && !response.destroyed; at += 1) {
      await pause(dripMilliseconds)
      response.write(body.subarray(at, at + 1))
    }
    response.end()
  },
  /** The right body with the wrong type. */
  wrongType: async ({ response, answer }: Exchange) => {
    const { status, headers, body } = await answer()
    send(response, { status, headers: { ...headers, 'content-type': 'text/plain' }, body })
  },
  /** A page of somebody else, as from the login of a hotel's network. */
  html: ({ response }: Exchange) =>
    send(response, {
      status: 200,
      headers: { ...cors, 'Content-Type': 'text/html; charset=utf-8' },
      body: Buffer.from('<!doctype html><title>Welcome</title><p>Accept our terms to go on.</p>'),
    }),
  /** A status; an object becomes a JSON body. `bare` leaves out the CORS headers: pages see a network failure. */
  status:
    (status: number, { json, headers = {}, bare = false }: StatusOptions = {}): Fault =>
    ({ response }) =>
      send(response, {
        status,
        headers: {
          ...(bare ? {} : cors),
          ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: Buffer.from(json === undefined ? '' : JSON.stringify(json)),
      }),
  /** The answer, later. */
  delay:
    (milliseconds: number): Fault =>
    async ({ response, answer }) => {
      await pause(milliseconds)
      send(response, await answer())
    },
  /** The answer once `opened` resolves. */
  hold:
    (opened: Promise<unknown>): Fault =>
    async ({ response, answer }) => {
      await opened
      send(response, await answer())
    },
  /** An answer of our own: also for an origin that does not exist, such as `http://tiles.localhost`. */
  answer:
    (body: unknown, contentType = 'application/json'): Fault =>
    ({ response }) =>
      send(response, {
        status: 200,
        headers: { ...cors, 'Content-Type': contentType },
        body:
          typeof body === 'string' || Buffer.isBuffer(body)
            ? Buffer.from(body)
            : Buffer.from(JSON.stringify(body)),
      }),
} as const

interface StatusOptions {
  json?: unknown
  headers?: Record<string, string>
  bare?: boolean
}
