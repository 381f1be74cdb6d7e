import type { TokenSource } from '../model/viewer'
import { HttpError, NetworkError } from './errors'
import { isSendable } from './get-json'

export interface Authorised<Answer> {
  answer: Answer
  /** No token was to be had that the service takes; the answer is what everyone sees. */
  tokenRefused: boolean
}

/**
 * Reads with the viewer's token. A refused one is asked for anew once; without a good one the answer is what
 * everyone sees, because a bad token closes even open data.
 * @param read one attempt with a token
 * @param readOpen the same without; asked only where it is needed
 * @throws ApiError of the attempt that failed for another reason than its token
 */
export async function readAuthorised<Answer>(
  tokens: TokenSource,
  read: (token: string) => Promise<Answer>,
  readOpen: () => Promise<Answer>,
): Promise<Authorised<Answer>> {
  // The session reports its own failure; here it means that there is no token.
  const ask = (rejected?: string) => tokens(rejected).catch(() => null)

  let token = await ask()
  for (let attempt = 0; attempt < 2 && token !== null; attempt += 1) {
    try {
      if (isSendable(token)) return { answer: await read(token), tokenRefused: false }
    } catch (error) {
      if (!(await isRefusal(error, readOpen))) throw error
    }
    const refused: string = token
    token = await ask(refused)
    if (token === refused) break
  }
  return { answer: await readOpen(), tokenRefused: true }
}

/**
 * The real service's 401 has no CORS headers, so a browser sees it as "unreachable". Whether the token was
 * the reason shows when the same call without it gets through; when that fails too, its error counts.
 */
export async function isRefusal(error: unknown, readOpen: () => Promise<unknown>): Promise<boolean> {
  if (error instanceof HttpError) return error.status === 401
  if (!(error instanceof NetworkError) || error.reason !== 'unreachable') return false
  await readOpen()
  return true
}
