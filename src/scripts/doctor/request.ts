import { readErrorCode } from '../../sandbox/error-code'

/** Maximum bytes to read of a body. The answer for an archive that ignores ranges may have gigabytes. */
const maxBytes = 64 * 1024 * 1024

export interface RequestOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'OPTIONS'
  headers?: Record<string, string>
  /** Fields of a form. */
  form?: Record<string, string>
  maxBytes?: number
}

export interface Answer {
  address: string
  status: number
  headers: Headers
  /** Decompressed, and cut off after `maxBytes`. */
  body: Buffer
}

/** Reason without an answer, as the end of a sentence whose subject is the address. */
export interface NoAnswer {
  address: string
  reason: string
}

export type SendRequest = (address: string | URL, options?: RequestOptions) => Promise<Answer | NoAnswer>

export interface RequestSender {
  request: SendRequest
  /** Milliseconds by which an origin's `Date` is ahead of this machine's clock, by origin. */
  clocks: ReadonlyMap<string, number>
}

export const hasNoAnswer = (answer: Answer | NoAnswer): answer is NoAnswer => 'reason' in answer

/** Returns an address without credentials, query and fragment, for print. */
export function redactAddress(address: string | URL): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

/** @param timeout milliseconds for each whole answer */
export function createRequestSender(timeout: number): RequestSender {
  const clocks = new Map<string, number>()

  async function request(
    address: string | URL,
    { form, maxBytes: max = maxBytes, ...options }: RequestOptions = {},
  ) {
    const timeoutSignal = AbortSignal.timeout(timeout)
    const began = Date.now()
    try {
      const body = form && new URLSearchParams(form)
      const response = await fetch(address, {
        redirect: 'manual',
        signal: timeoutSignal,
        ...options,
        ...(body && { body }),
      })
      const midway = (began + Date.now()) / 2
      storeClockOffset(clocks, { origin: new URL(address).origin, headers: response.headers, now: midway })
      const { status, headers } = response
      return { address: String(address), status, headers, body: await readBody(response, max) }
    } catch (error) {
      const reason = timeoutSignal.aborted
        ? `sends no whole answer within ${timeout / 1000} s`
        : toWords(error)
      return { address: String(address), reason }
    }
  }
  return { request, clocks }
}

/** Stores by how many milliseconds the clock of an origin is ahead of this machine's at `now`. */
function storeClockOffset(
  clocks: Map<string, number>,
  { origin, headers, now }: { origin: string; headers: Headers; now: number },
): void {
  const date = Date.parse(headers.get('Date') ?? '')
  // The answer of a cache has the date of another moment.
  if (!Number.isNaN(date) && !headers.has('Age') && !clocks.has(origin)) clocks.set(origin, date - now)
}

async function readBody(response: Response, max: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  const reader = response.body?.getReader()
  while (reader && size < max) {
    const { done, value } = await reader.read()
    if (done) break
    pieces.push(value)
    size += value.length
  }
  await reader?.cancel()
  return Buffer.concat(pieces).subarray(0, max)
}

const reasons: Record<string, string> = {
  ENOTFOUND: 'is not in the DNS',
  EAI_AGAIN: 'is not in the DNS',
  ECONNREFUSED: 'refuses the connection',
  ECONNRESET: 'breaks the connection off',
  Z_DATA_ERROR: 'names another compression than it sends',
  UND_ERR_SOCKET: 'breaks the connection off',
}

function toWords(error: unknown): string {
  const code = readErrorCode(error instanceof Error ? (error.cause ?? error) : error)
  if (/CERT|SIGNATURE|TLS|SSL|ISSUER/.test(code)) return `has a certificate that browsers refuse (${code})`
  return reasons[code] ?? `cannot be reached${code ? ` (${code})` : ''}`
}
