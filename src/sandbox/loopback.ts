import { createServer, type RequestListener, type Server } from 'node:http'
import { readErrorCode } from './error-code'
import { answerHeaders } from './response-headers'

/**
 * Milliseconds after which an unused connection is closed. Node's 5 s end while a client on a busy machine sends its
 * next request, which is then lost.
 */
const keepAliveTimeout = 65_000

export interface Loopback {
  port: number
  serve(handler: RequestListener): void
  close(): Promise<void>
}

/**
 * Listens on both loopback addresses, so that `localhost` works with either and no other machine can connect. Requests
 * before `serve` wait until it is called.
 * @param port 0: any free port
 * @throws an error with `code` EADDRINUSE if the port is taken
 */
export async function listenOnLoopback(port: number): Promise<Loopback> {
  const { listener, serve } = waitingListener()
  const first = createServer({ keepAliveTimeout }, listener)
  const chosen = await listen(first, '127.0.0.1', port)
  const second = createServer({ keepAliveTimeout }, listener)
  const servers = [first, second]
  const close = async () => {
    await Promise.all(servers.map(closeServer))
  }
  try {
    await listen(second, '::1', chosen)
  } catch (error) {
    // A machine without IPv6 has only the first address.
    if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(readErrorCode(error))) {
      await close()
      throw error
    }
  }
  return {
    port: chosen,
    serve: (handler) => serve(checkHost(chosen, handler)),
    close,
  }
}

/** Creates a listener that queues requests until `serve` sets their handler. */
function waitingListener(): { listener: RequestListener; serve(handler: RequestListener): void } {
  let handler: RequestListener | undefined
  const waiting: Parameters<RequestListener>[] = []
  return {
    listener: (...call) => {
      if (handler) handler(...call)
      else waiting.push(call)
    },
    serve: (served) => {
      handler = served
      // Writing to a connection that has ended meanwhile does no harm.
      for (const call of waiting.splice(0)) served(...call)
    },
  }
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port, exclusive: true }, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

/** Returns the origin of a port of this machine as browsers write it: without the port if it is 80. */
export function localOrigin(port: number): string {
  return new URL(`http://localhost:${port}`).origin
}

/** Returns the valid `Host` headers for a port of this machine. */
export function listHosts(port: number): ReadonlySet<string> {
  const names = ['localhost', '127.0.0.1', '[::1]']
  return new Set(names.flatMap((name) => [`${name}:${port}`, new URL(`http://${name}:${port}`).host]))
}

/** Refuses other `Host` headers, as a foreign page sends whose host name resolves to this machine (DNS rebinding). */
function checkHost(port: number, handler: RequestListener): RequestListener {
  const hosts = listHosts(port)
  return (request, response) => {
    if (hosts.has(request.headers.host ?? '')) return handler(request, response)
    response.writeHead(421, { ...answerHeaders, 'Content-Type': 'text/plain; charset=utf-8' })
    response.end('This server answers on localhost only.\n')
  }
}
