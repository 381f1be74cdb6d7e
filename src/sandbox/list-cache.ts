import { jsonAnswer } from './json-answer'

/** Maximum bytes of all stored lists; those of 20,000 stations take 3 MB. */
const capacity = 64 * 1024 * 1024

/**
 * Cache of compressed lists by request. Lists contain no measurements, are the same for every viewer and do not change
 * while the sandbox runs. Producing a large one takes a second.
 */
export class ListCache {
  readonly #lists = new Map<string, Uint8Array<ArrayBuffer>>()
  #size = 0

  /** @param pieces called only if the answer is not stored; its errors reach the caller */
  answer(request: string, acceptEncoding: string | undefined, pieces: () => Iterable<string>): Response {
    const acceptsGzip = /\bgzip\b/.test(acceptEncoding ?? '')
    const kept = acceptsGzip ? this.#lists.get(request) : undefined
    if (kept) {
      const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }
      return new Response(kept, { headers })
    }
    const fresh = jsonAnswer(pieces(), acceptEncoding)
    if (!fresh.body || fresh.headers.get('Content-Encoding') !== 'gzip') return fresh
    const [sent, copied] = fresh.body.tee()
    // If the client disconnects or the answer fails half-way, nothing is stored.
    void new Response(copied).arrayBuffer().then(
      (bytes) => this.#store(request, new Uint8Array(bytes)),
      () => undefined,
    )
    return new Response(sent, { headers: fresh.headers })
  }

  #store(request: string, bytes: Uint8Array<ArrayBuffer>): void {
    if (this.#lists.has(request) || this.#size + bytes.length > capacity) return
    this.#lists.set(request, bytes)
    this.#size += bytes.length
  }
}
