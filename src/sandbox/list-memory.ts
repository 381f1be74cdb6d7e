import { jsonAnswer } from './json-answer'

/** Bytes that are kept at most; the lists of 20,000 stations take 3 MB. */
const capacity = 64 * 1024 * 1024

/**
 * Compressed lists by the question that they answer. Lists hold no measurements and are the same for everyone,
 * so they stay as they are while the sandbox runs; writing the large ones takes a second each time.
 */
export class ListMemory {
  readonly #kept = new Map<string, Uint8Array<ArrayBuffer>>()
  #size = 0

  /** @param pieces made only where the answer is not kept; what it throws goes on to the caller */
  answer(question: string, acceptEncoding: string | undefined, pieces: () => Iterable<string>): Response {
    const acceptsGzip = /\bgzip\b/.test(acceptEncoding ?? '')
    const kept = acceptsGzip ? this.#kept.get(question) : undefined
    if (kept) {
      const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }
      return new Response(kept, { headers })
    }
    const fresh = jsonAnswer(pieces(), acceptEncoding)
    if (!fresh.body || fresh.headers.get('Content-Encoding') !== 'gzip') return fresh
    const [sent, copied] = fresh.body.tee()
    // A reader that goes away, or an answer that fails on the way, leaves nothing to keep.
    void new Response(copied).arrayBuffer().then(
      (bytes) => this.#keep(question, new Uint8Array(bytes)),
      () => undefined,
    )
    return new Response(sent, { headers: fresh.headers })
  }

  #keep(question: string, bytes: Uint8Array<ArrayBuffer>): void {
    if (this.#kept.has(question) || this.#size + bytes.length > capacity) return
    this.#kept.set(question, bytes)
    this.#size += bytes.length
  }
}
