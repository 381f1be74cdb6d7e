import { problem } from '../problem'
import { tooManyRequests } from '../quota'

const failingTypes = /^Status(403|429|500)(Empty|Html)?$/

const asJson = {
  403: () => problem(403, 'This station type always refuses'),
  429: () => tooManyRequests('Anonymous'),
  500: () => problem(500, 'This station type always fails'),
}

/**
 * Returns the failure of a station type that exists to show it in the app; `null`: none. `Status403`, `429` and `500`
 * answer like the service; with the suffix `Empty` or `Html`, like a proxy before the service.
 */
export function findFailure(types: readonly string[]): Response | null {
  for (const type of types) {
    const [, status, body] = failingTypes.exec(type) ?? []
    if (status !== '403' && status !== '429' && status !== '500') continue
    if (body === undefined) return asJson[status]()
    const html = `<!doctype html><title>${status}</title><h1>${status}</h1>`
    const init = { status: Number(status) }
    return body === 'Empty'
      ? new Response(null, init)
      : new Response(html, { ...init, headers: { 'Content-Type': 'text/html' } })
  }
  return null
}
