import type { TokenSource } from '../model/viewer'
import { HttpError, NetworkError } from './errors'
import { isSendable } from './get-json'

/** Why a signed-in viewer gets the anonymous answer: the service refuses the token, or no valid one can be had now. */
export type TokenFailure = 'refused' | 'not-refreshed'

export interface Authorised<Answer> {
  answer: Answer
  /** `null`: the answer is for the viewer. */
  tokenFailure: TokenFailure | null
}

/**
 * Reads with the viewer's token. A refused token is refreshed once. Without a valid token the answer is anonymous,
 * because the service refuses even open data to a bad token.
 * @param read one attempt with a token
 * @param startOpen the same without a token; called only if needed, and once
 * @throws ApiError of an attempt that failed for another reason than its token
 */
export async function readAuthorised<Answer>(
  tokens: TokenSource,
  read: (token: string) => Promise<Answer>,
  startOpen: () => Promise<Answer>,
): Promise<Authorised<Answer>> {
  let openAnswer: Promise<Answer> | null = null
  const readOpen = () => {
    openAnswer ??= startOpen()
    return openAnswer
  }
  // The session reports its own failure. Here it means that there is no token.
  const getToken = (refused?: string) => tokens(refused).catch(() => null)
  const attempt = async (token: string): Promise<{ answer: Answer } | null> => {
    if (!isSendable(token)) return null
    try {
      return { answer: await read(token) }
    } catch (error) {
      if (await confirmRefusal(error, readOpen)) return null
      throw error
    }
  }
  const readAnonymously = async (tokenFailure: TokenFailure) => ({ answer: await readOpen(), tokenFailure })

  const token = await getToken()
  if (token === null) return readAnonymously('not-refreshed')
  const answered = await attempt(token)
  if (answered) return { ...answered, tokenFailure: null }

  const refreshed = await getToken(token)
  if (refreshed === null) return readAnonymously('not-refreshed')
  const answeredLater = refreshed === token ? null : await attempt(refreshed)
  return answeredLater ? { ...answeredLater, tokenFailure: null } : readAnonymously('refused')
}

/**
 * Whether the service refused the credentials. The real service's 401 has no CORS headers, so a browser reports it as
 * "unreachable". The same call without credentials shows whether they were the reason.
 * @throws its error if that call fails too
 */
export async function confirmRefusal(error: unknown, readOpen: () => Promise<unknown>): Promise<boolean> {
  if (error instanceof HttpError) return error.status === 401
  if (!(error instanceof NetworkError) || error.reason !== 'unreachable') return false
  await readOpen()
  return true
}
