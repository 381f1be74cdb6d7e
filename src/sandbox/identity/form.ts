import type { IncomingMessage } from 'node:http'

/** Maximum size of a form, bytes. A logout contains an ID token of about a kilobyte. */
const formLimit = 8_192

/** Reads a form. A form over the limit is cut, and its credentials then match no account. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length
    if (size <= formLimit) pieces.push(piece)
  }
  return new URLSearchParams(Buffer.concat(pieces).toString('utf8'))
}
