import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as open,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Answer, Fault } from './faults'

/**
 * A forward proxy between a test's browser and every origin: the site, the sandbox (mobility, tourism, identity),
 * styles, tiles, geocoder. The browser is told to send all its requests through it (`staged.ts`), so addresses,
 * CORS, policies and service workers are those of production, and a fault is one on the wire.
 *
 *     import { expect, faults, test } from './harness/staged'
 *
 *     test('…', async ({ page, network, problems }) => {
 *       problems.allow(/…/)                                  // what the console will complain of
 *       const lift = network.fail(/\/latest/, faults.hang)   // until lift() is called
 *       network.fail(/\/latest/, faults.status(503), { count: 2 })          // the next two, then good again
 *       network.fail(/EChargingPlug/, faults.refuse, { from: 2, count: 1 }) // the second one from now
 *       network.fail(({ method, url }) => method === 'POST' && url.pathname.endsWith('/token'), faults.reset)
 *       network.rewrite(/\/flat\/EChargingStation\?/, (json) => …)          // stage data
 *       await network.configure((config) => ({ ...config, refreshSeconds: 10 })) // config.json and its policy
 *       network.fail(/^http:\/\/tiles\.localhost\//, faults.answer(tile))   // an origin that does not exist
 *       await page.goto('/')
 *       expect(network.requests(/\/latest/)).toHaveLength(1)
 *     })
 *
 * A pattern is matched against the whole address. Preflights are neither matched nor counted: they pass. Of several
 * faults for one request the one added last acts. Chromium repeats a request once by itself when the connection was
 * reset before any answer, so a refused request may be counted twice.
 */
export interface FaultProxy {
  /** Such as `http://127.0.0.1:40123`. */
  origin: string
  /** Faults all matching requests, or those of a range. Gives what lifts it; a hanging request goes on hanging. */
  fail(match: Match, fault: Fault, range?: Range): () => void
  /** Changes JSON answers with status 200. Several changes of one answer are made in their order. */
  rewrite<Json>(match: Match, change: (json: Json) => unknown): () => void
  /** Changes whole answers. */
  change(match: Match, change: (answer: Answer) => Answer): () => void
  /** What was asked so far, faulted or not. */
  requests(match: Match): RecordedRequest[]
  /** Lifts all faults; rewritings stay. */
  lift(): void
  close(): Promise<void>
}

export interface RecordedRequest {
  method: string
  url: URL
  headers: IncomingMessage['headers']
}

export type Match = RegExp | ((asked: RecordedRequest) => boolean)

/** From the `from`-th matching request on (default the first), `count` of them (default all). */
interface Range {
  from?: number
  count?: number
}

interface Rule {
  match: Match
  fault: Fault
  from: number
  until: number
  seen: number
}

interface Change {
  match: Match
  change(answer: Answer): Answer
}

const isMatch = (match: Match, asked: RecordedRequest) =>
  match instanceof RegExp ? match.test(asked.url.href) : match(asked)

const isPreflight = ({ method, headers }: IncomingMessage) =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined

/** Only this machine is asked: a test that names another origin gets a refusal, or answers it itself. */
const isLocal = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

const hopByHopHeaders = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding']

function endToEnd(headers: OutgoingHttpHeaders, ...without: string[]): OutgoingHttpHeaders {
  const left = [...hopByHopHeaders, ...without]
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !left.includes(name)))
}

function changedJson<Json>(answer: Answer, change: (json: Json) => unknown): Answer {
  if (answer.status !== 200) return answer
  return { ...answer, body: Buffer.from(JSON.stringify(change(JSON.parse(answer.body.toString())))) }
}

/** Starts it on a free port of this machine. */
export async function startFaultProxy(): Promise<FaultProxy> {
  // A connection that is kept may be closed by the origin just when it is used again, which would be a fault of our
  // own.
  const agent = new Agent()
  const asked: RecordedRequest[] = []
  let rules: Rule[] = []
  let changes: Change[] = []

  const ask = (request: IncomingMessage, url: URL, headers: OutgoingHttpHeaders) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { hostname, port } = url
      if (!isLocal(url)) return reject(new Error(`${hostname} is not on this machine`))
      const host = hostname.replace(/[[\]]/g, '')
      const path = url.pathname + url.search
      const upstream = open({ agent, host, port: port || 80, method: request.method, path, headers }, resolve)
      upstream.once('error', reject)
      request.pipe(upstream)
    })

  async function wholeAnswer(request: IncomingMessage, url: URL, made: Change[]): Promise<Answer> {
    const conditions = ['accept-encoding', 'if-none-match', 'if-modified-since']
    const upstream = await ask(request, url, endToEnd(request.headers, ...conditions))
    const body = Buffer.concat(await upstream.toArray())
    const headers = endToEnd(upstream.headers, 'content-length', 'etag')
    let answer: Answer = { status: upstream.statusCode ?? 502, headers, body }
    for (const { change } of made) answer = change(answer)
    return answer
  }

  async function pass(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const upstream = await ask(request, url, endToEnd(request.headers))
    response.writeHead(upstream.statusCode ?? 502, endToEnd(upstream.headers))
    upstream.pipe(response)
    upstream.once('error', () => response.destroy())
    response.once('close', () => upstream.destroy())
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // No connection is used twice: on a used one Chromium repeats what fails.
    response.shouldKeepAlive = false
    const url = new URL(request.url ?? '', `http://${request.headers.host}`)
    if (isPreflight(request)) return pass(request, response, url)
    const one = { method: request.method ?? 'GET', url, headers: request.headers }
    asked.push(one)
    const matching = rules.filter(({ match }) => isMatch(match, one))
    for (const rule of matching) rule.seen += 1
    const rule = matching.findLast(({ seen, from, until }) => seen >= from && seen < until)
    const made = changes.filter(({ match }) => isMatch(match, one))
    const answer = () => wholeAnswer(request, url, made)
    if (rule) return rule.fault({ request, response, answer })
    if (made.length === 0) return pass(request, response, url)
    const { status, headers, body } = await answer()
    response.writeHead(status, { ...headers, 'Content-Length': body.length })
    response.end(body)
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  // Nothing on this machine speaks TLS.
  server.on('connect', (_, socket) => socket.destroy())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const addChange = (match: Match, change: Change['change']) => {
    const added = { match, change }
    changes.push(added)
    return () => {
      changes = changes.filter((one) => one !== added)
    }
  }
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail(match, fault, { from = 1, count = Number.POSITIVE_INFINITY } = {}) {
      const added = { match, fault, from, until: from + count, seen: 0 }
      rules.push(added)
      return () => {
        rules = rules.filter((rule) => rule !== added)
      }
    },
    change: addChange,
    rewrite: (match, change) => addChange(match, (answer) => changedJson(answer, change)),
    requests: (match) => asked.filter((one) => isMatch(match, one)),
    lift() {
      rules = []
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      agent.destroy()
      await closed
    },
  }
}
