import { errorBodySchema } from '../../contract/errors'
import { envelopeSchema } from '../../contract/mobility-v2'
import { PersonError } from '../../sandbox/person-error'

/** Milliseconds before each retry after too many requests. The service's quota is per second. */
const pauses = [1_000, 2_000, 4_000, 8_000, 16_000]
/** Time limit, milliseconds; the real service gives up after 120 seconds. */
const timeout = 150_000

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Loads all rows of a flat endpoint, one request after another.
 * @param pageSize rows per request; -1: all in one request
 * @param pause waits some milliseconds before a retry
 * @throws PersonError
 */
export async function requestRows(address: URL, pageSize: number, pause = wait): Promise<unknown[]> {
  const rows: unknown[] = []
  while (true) {
    const page = new URL(address)
    page.searchParams.set('limit', String(pageSize))
    page.searchParams.set('offset', String(rows.length))
    const { data, limit = pageSize } = await requestPage(page, pause)
    for (const row of data) rows.push(row)
    // The service sends no total. The last page is the one that is not full.
    if (limit <= 0 || data.length < limit) return rows
  }
}

async function requestPage(url: URL, pause: typeof wait) {
  for (const milliseconds of [...pauses, null]) {
    const { status, text } = await get(url)
    const body = parsed(text)
    if (status === 429 && milliseconds !== null) {
      await pause(milliseconds)
      continue
    }
    if (status !== 200) {
      const refusal = errorBodySchema.safeParse(body)
      throw new PersonError(
        `${url.href} answered ${status}${refusal.success ? `: ${refusal.data.message}` : ''}.`,
      )
    }
    const envelope = envelopeSchema.safeParse(body)
    if (envelope.success) return envelope.data
    throw new PersonError(`${url.href} did not answer with rows: is it a mobility API v2?`)
  }
  throw new PersonError(`${url.href} was not asked.`)
}

async function get(url: URL): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    })
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
    throw new PersonError(`${url.href} ${isTimeout ? 'took too long to answer' : 'cannot be reached'}.`, {
      cause,
    })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
