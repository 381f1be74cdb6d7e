import type { ReadTurn } from './read-order'

/**
 * Most bytes of one answer, uncompressed. All values of 20,000 stations are some tens of millions; much more is a fault
 * and would exhaust the page's memory.
 */
export const maxBytes = 100_000_000

/**
 * Reads the whole body. If it is longer than `most` bytes, closes the connection and returns `null`.
 * @param turn order among the bodies that arrive at the same time
 * @throws the error of `fetch` for an incomplete body
 */
export async function readText({ body }: Response, turn?: ReadTurn, most = maxBytes): Promise<string | null> {
  if (body === null) return ''
  turn?.begin()
  try {
    return await readChunks(body, turn, most)
  } finally {
    turn?.end()
  }
}

async function readChunks(
  body: ReadableStream<Uint8Array>,
  turn: ReadTurn | undefined,
  most: number,
): Promise<string | null> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  while (true) {
    await turn?.wait()
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > most) {
      // The answer is not used: whether its stream can be cancelled does not matter.
      void reader.cancel().catch(() => undefined)
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}
