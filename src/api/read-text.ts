/**
 * Most bytes of one answer, uncompressed. All values of 20,000 stations are some tens of millions; much more is a fault
 * and would exhaust the page's memory.
 */
export const maxBytes = 100_000_000

/**
 * Reads the whole body. If it is longer than `most` bytes, closes the connection and returns `null`.
 * @throws the error of `fetch` for an incomplete body
 */
export async function readText({ body }: Response, most = maxBytes): Promise<string | null> {
  if (body === null) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  while (true) {
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
