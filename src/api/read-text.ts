import type { ReadTurn } from './read-order'

/**
 * Maximum number of bytes of one body, uncompressed. All values of 20,000 stations are some tens of millions of bytes;
 * much more is a fault and would exhaust the page's memory.
 */
export const maxBodyBytes = 100_000_000

/**
 * Reads the whole body; `''`: there is none. If it is longer than `maxBytes`, closes the connection and returns `null`.
 * @param turn order among the bodies that arrive at the same time
 * @throws the error of `fetch` if the body is incomplete
 */
export async function readText(
  { body }: Response,
  turn?: ReadTurn,
  maxBytes = maxBodyBytes,
): Promise<string | null> {
  if (body === null) return ''
  turn?.begin()
  try {
    return await readChunks(body, turn, maxBytes)
  } finally {
    turn?.end()
  }
}

async function readChunks(
  body: ReadableStream<Uint8Array>,
  turn: ReadTurn | undefined,
  maxBytes: number,
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
    if (bytes > maxBytes) {
      // The body is not used: whether its stream can be cancelled does not matter.
      void reader.cancel().catch(() => undefined)
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}
