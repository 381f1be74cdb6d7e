/**
 * Bytes of one answer, unpacked. All values of 20,000 stations are some tens of millions; much more is a fault, and
 * would cost the page its memory.
 */
export const mostBytes = 100_000_000

/**
 * The whole body; `null`, and the connection cut, as soon as it is longer than `most` bytes.
 * @throws what `fetch` throws when the body does not come whole
 */
export async function readText({ body }: Response, most = mostBytes): Promise<string | null> {
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
      void reader.cancel().catch(() => undefined)
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}
