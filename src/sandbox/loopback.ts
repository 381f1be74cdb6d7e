import { createServer, type RequestListener, type Server } from 'node:http'
import { answerHeaders } from './response-headers'

export interface Loopback {
  port: number
  serve(listener: RequestListener): void
  close(): Promise<void>
}

/**
 * Listens on both loopback addresses, so that `localhost` works whichever a browser tries first, and nobody
 * outside this machine gets in. Requests that come before `serve` are answered once it is called.
 * @param port 0 for any free one
 * @throws with `code` EADDRINUSE when the port is taken
 */
export async function listenOnLoopback(port: number): Promise<Loopback> {
  const { listener, serve } = waitingListener()
  const first = createServer(listener)
  const chosen = await listen(first, '127.0.0.1', port)
  const second = createServer(listener)
  const servers = [first, second]
  const close = async () => {
    await Promise.all(servers.map(closeServer))
  }
  try {
    await listen(second, '::1', chosen)
  } catch (error) {
    // A machine without IPv6 has only the first.
    if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(readCode(error))) {
      await close()
      throw error
    }
  }
  return {
    port: chosen,
    serve: (answers) => serve(checkedHost(chosen, answers)),
    close,
  }
}

/** A listener that keeps requests until it is told who answers them. */
function waitingListener(): { listener: RequestListener; serve(answers: RequestListener): void } {
  let answer: RequestListener | undefined
  const waiting: Parameters<RequestListener>[] = []
  return {
    listener: (...call) => {
      if (answer) answer(...call)
      else waiting.push(call)
    },
    serve: (answers) => {
      answer = answers
      // One whose connection has ended meanwhile is answered into the void, which does no harm.
      for (const call of waiting.splice(0)) answers(...call)
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

/** Origin of what listens on a port of this machine, as browsers write it: without the port where it is 80. */
export function localOrigin(port: number): string {
  return new URL(`http://localhost:${port}`).origin
}

/** What a browser may send as `Host` to a port of this machine. */
export function listHosts(port: number): ReadonlySet<string> {
  const names = ['localhost', '127.0.0.1', '[::1]']
  return new Set(names.flatMap((name) => [`${name}:${port}`, new URL(`http://${name}:${port}`).host]))
}

/** A page elsewhere whose name is made to point to this machine sends that name: it gets nothing. */
function checkedHost(port: number, listener: RequestListener): RequestListener {
  const hosts = listHosts(port)
  return (request, response) => {
    if (hosts.has(request.headers.host ?? '')) return listener(request, response)
    response.writeHead(421, { ...answerHeaders, 'Content-Type': 'text/plain; charset=utf-8' })
    response.end('This server answers on localhost only.\n')
  }
}

function readCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
