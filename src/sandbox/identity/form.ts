import type { IncomingMessage } from 'node:http'

/** Longest form that is read; a logout holds an ID token of about a kilobyte. */
const formLimit = 8_192

/** What is longer than any form of ours is cut, and then fits nobody. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length
    if (size <= formLimit) pieces.push(piece)
  }
  return new URLSearchParams(Buffer.concat(pieces).toString('utf8'))
}
