import type { ApiError } from '../../api/errors'
import type { CatalogError } from '../failures/errors'
import { type ErrorData, toError, toErrorData } from './error-data'

/** A MessagePort, a Worker, or a worker's own scope. */
export interface Port {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent) => void) | null
}

type Message =
  | { kind: 'call'; id: number; name: string; args: unknown[] }
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'failure'; id: number; error: ErrorData }

/** Functions of the other side. Each returns a promise. */
export type Remote<Side> = {
  [Name in keyof Side]: Side[Name] extends (...args: infer Args) => Promise<infer Value>
    ? (...args: Args) => Promise<Value>
    : never
}

export interface Connection<Side> {
  remote: Remote<Side>
  /** Rejects pending and later calls with `error` and ignores later messages. */
  close(error: CatalogError): void
}

interface PendingCall {
  resolve(value: unknown): void
  reject(error: ApiError | CatalogError): void
}

/**
 * Calls in both directions over a port. Errors are sent as data and become the classes of `api/errors.ts`, others
 * CatalogError.
 * @param expose creates the functions that the other side may call; receives the remote
 */
export function connect<Side extends object>(
  port: Port,
  expose: (remote: Remote<Side>) => object,
): Connection<Side> {
  const pending = new Map<number, PendingCall>()
  let calls = 0
  let closed: CatalogError | null = null

  function call(name: string, args: unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (closed) return reject(closed)
      calls += 1
      try {
        send({ kind: 'call', id: calls, name, args })
      } catch (error) {
        return reject(toError(toErrorData(error)))
      }
      pending.set(calls, { resolve, reject })
    })
  }

  const send = (message: Message) => port.postMessage(message)
  const remote = new Proxy({} as Remote<Side>, {
    // Without `then`, so that a promise that resolves with the remote does not take it for a promise.
    get: (_, name) => (name === 'then' ? undefined : (...args: unknown[]) => call(String(name), args)),
  })
  const exposed = expose(remote)

  async function answer({ id, name, args }: Extract<Message, { kind: 'call' }>) {
    try {
      const value = await findMethod(exposed, name).apply(exposed, args)
      if (!closed) send({ kind: 'answer', id, value })
    } catch (error) {
      if (!closed) send({ kind: 'failure', id, error: toErrorData(error) })
    }
  }

  port.onmessage = ({ data }: MessageEvent<Message>) => {
    if (closed) return
    if (data.kind === 'call') return void answer(data)
    const waiting = pending.get(data.id)
    pending.delete(data.id)
    if (data.kind === 'answer') waiting?.resolve(data.value)
    else waiting?.reject(toError(data.error))
  }

  return {
    remote,
    close: (error) => {
      closed = error
      port.onmessage = null
      for (const waiting of pending.values()) waiting.reject(error)
      pending.clear()
    },
  }
}

function findMethod(side: object, name: string): (...args: unknown[]) => unknown {
  const method: unknown = Reflect.get(side, name)
  if (typeof method !== 'function') throw new Error(`No "${name}".`)
  return method as (...args: unknown[]) => unknown
}
