import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { commands, isRecord, type Parameters, readVersion, type Session, throwFailure } from './commands'

type Answer = [type: number, id: number, error: unknown, result: unknown]

/** Splits a stream into messages `LENGTH:JSON`, LENGTH in bytes. */
function readMessages(socket: Socket, onMessage: (message: unknown) => void): void {
  let buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk])
    for (;;) {
      const colon = buffer.indexOf(':')
      const end = colon + 1 + Number(buffer.subarray(0, colon).toString())
      if (colon < 0 || buffer.length < end) return
      onMessage(JSON.parse(buffer.subarray(colon + 1, end).toString()))
      buffer = buffer.subarray(end)
    }
  })
}

const isAnswer = (message: unknown): message is Answer => Array.isArray(message) && message[0] === 1

/**
 * Opens a session over Firefox's own protocol, which geckodriver translates WebDriver into: no driver is needed.
 * Source: https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 * @throws when nobody listens on the port
 */
export async function openMarionetteSession(port: number): Promise<Omit<Session, 'stop'>> {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>()
  const greeted = new Promise<void>((resolve) => {
    readMessages(socket, (message) => {
      if (isAnswer(message)) waiting.get(message[1])?.resolve(message)
      else resolve()
    })
  })
  await once(socket, 'connect')
  await greeted
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox ended the session.'))
  })

  let count = 0
  async function send(name: string, parameters: Parameters): Promise<unknown> {
    const id = ++count
    const text = JSON.stringify([0, id, name, parameters])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, result] = await new Promise<Answer>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
    })
    waiting.delete(id)
    throwFailure(error)
    return isRecord(result) && 'value' in result ? result.value : result
  }
  const started = await send('WebDriver:NewSession', {})
  return {
    version: readVersion(started),
    send: (command, parameters = {}) =>
      // Without a sandbox a script sees the page's own objects, as in the other engines.
      send(
        commands[command].marionette,
        command === 'execute' ? { ...parameters, sandbox: null } : parameters,
      ),
  }
}
