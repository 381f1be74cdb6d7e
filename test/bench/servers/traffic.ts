import type { RequestListener } from 'node:http'

/** One HTTP response. */
export interface Transfer {
  path: string
  /** When its request came, epoch milliseconds. */
  startedAt: number
  /** What the browser wanted it for: `script`, `worker`, `font`, `empty` for a fetch. */
  purpose: string
  /** Including headers. */
  bytes: number
}

/** What servers send. A browser's own figures leave out workers, and say nothing of other origins. */
export class Traffic {
  readonly transfers: Transfer[] = []

  /** Answers as `listener` does, and notes what was sent. */
  noted(listener: RequestListener): RequestListener {
    return (request, response) => {
      const { socket } = request
      const before = socket.bytesWritten
      const transfer: Transfer = {
        path: (request.url ?? '').split('?')[0] ?? '',
        startedAt: Date.now(),
        purpose: String(request.headers['sec-fetch-dest'] ?? ''),
        bytes: 0,
      }
      this.transfers.push(transfer)
      // A connection is used for one answer after the other.
      response.once('close', () => {
        transfer.bytes = socket.bytesWritten - before
      })
      listener(request, response)
    }
  }
}
