import type { CheckContext } from './check-context'
import type { Notes } from './notes'
import { type Answer, hasNoAnswer, redactAddress } from './request'

interface JsonRequest {
  /** Configuration key of the address. */
  key: string
  /** Required value of the key, in words: `the address below which /v2/flat stands`. */
  to: string
  headers?: Record<string, string>
}

/**
 * Requests JSON from the site's origin, as the page does.
 * @returns `undefined` after a noted failure: no answer, a redirect, a status other than 200, no JSON
 */
export async function requestJson(
  { request, site }: Pick<CheckContext, 'request' | 'site'>,
  notes: Notes,
  address: string | URL,
  { key, to, headers }: JsonRequest,
): Promise<{ json: unknown; answer: Answer } | undefined> {
  const answer = await request(address, {
    headers: { Accept: 'application/json', ...(site !== null && { Origin: site }), ...headers },
  })
  const plain = redactAddress(address)
  if (hasNoAnswer(answer)) {
    notes.fail(`Set ${key} to ${to}: ${plain} ${answer.reason}.`)
    return undefined
  }
  const { status } = answer
  const target = answer.headers.get('Location')
  if (status >= 300 && status < 400 && target !== null) {
    const leadsTo = redactAddress(new URL(target, address))
    notes.fail(`Set ${key} to ${to}: ${plain} redirects to ${leadsTo}, and pages do not follow with a token.`)
    return undefined
  }
  if (status >= 500) {
    notes.fail(
      `Ask the operator of ${new URL(address).host} to mend the service: ${plain} answers ${status}.`,
    )
    return undefined
  }
  if (status !== 200) {
    notes.fail(`Set ${key} to ${to}: ${plain} answers ${status}.`)
    return undefined
  }
  try {
    return { json: JSON.parse(answer.body.toString()), answer }
  } catch {
    const type = answer.headers.get('Content-Type') ?? 'no content type'
    notes.fail(`Set ${key} to ${to}: ${plain} answers with ${type}, which is not JSON.`)
    return undefined
  }
}

/**
 * Notes a failure if a page of the site may not read the answer.
 * @param change the change to make, if it is not a header to set
 */
export function checkCors(
  notes: Notes,
  { address, headers }: Answer,
  site: string | null,
  change = `Set Access-Control-Allow-Origin of ${redactAddress(address)} to "${site}" or "*"`,
): boolean {
  if (site === null) return true
  const allowed = headers.get('Access-Control-Allow-Origin')
  if (allowed === '*' || allowed === site) return true
  const is = allowed === null ? 'absent' : `"${allowed}"`
  notes.fail(
    `${change}: Access-Control-Allow-Origin is ${is}, so that browsers keep the answer from the page.`,
  )
  return false
}

/** Sends the preflight request for `Authorization` from a page of the site. */
export async function checkPreflight(
  { request, site }: Pick<CheckContext, 'request' | 'site'>,
  notes: Notes,
  address: URL,
): Promise<void> {
  if (site === null) return
  const answer = await request(address, {
    method: 'OPTIONS',
    headers: {
      Origin: site,
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'authorization',
    },
  })
  const plain = redactAddress(address)
  if (hasNoAnswer(answer)) {
    notes.fail(`Let ${plain} answer OPTIONS: it ${answer.reason}, so that no token can be sent.`)
    return
  }
  if (answer.status < 200 || answer.status > 299) {
    notes.fail(
      `Set the answer of ${plain} to OPTIONS to 204: it is ${answer.status}, so that no token can be sent.`,
    )
    return
  }
  if (!checkCors(notes, answer, site)) return
  // The wildcard does not include this header (Fetch standard, "CORS-preflight fetch").
  const allowed = (answer.headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase().split(/\s*,\s*/)
  if (allowed.includes('authorization')) notes.ok(`${plain} takes a token from pages of ${site}.`)
  else
    notes.fail(
      `Set Access-Control-Allow-Headers of ${plain} to "Authorization": it does not name it, so that no token can be sent.`,
    )
}
