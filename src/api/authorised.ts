import type { Refusal, TokenReport, TokenSource } from '../model/viewer'
import { HttpError, NetworkError } from './errors'
import { isSendable } from './get-json'

/** Why a signed-in viewer gets the anonymous answer: the service refuses the token, or no valid one can be had now. */
export type TokenFailure = 'refused' | 'not-refreshed'

export interface AuthorisedAnswer<Answer> {
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
): Promise<AuthorisedAnswer<Answer>> {
  let openAnswer: Promise<Answer> | null = null
  const readOpen = () => {
    openAnswer ??= startOpen()
    return openAnswer
  }
  // The session reports its own failure. Here it means that there is no token.
  const getToken = (report?: TokenReport) => tokens(report).catch(() => null)
  const attempt = async (token: string): Promise<{ answer: Answer } | { refusal: Refusal }> => {
    if (!isSendable(token)) return { refusal: 'refused' }
    try {
      const answer = await read(token)
      void getToken({ token, result: 'accepted' })
      return { answer }
    } catch (error) {
      const refusal = await findRefusal(error, readOpen)
      if (refusal === null) throw error
      return { refusal }
    }
  }
  const readAnonymously = async (tokenFailure: TokenFailure) => ({ answer: await readOpen(), tokenFailure })

  const token = await getToken()
  if (token === null) return readAnonymously('not-refreshed')
  const first = await attempt(token)
  if ('answer' in first) return { ...first, tokenFailure: null }

  const refreshed = await getToken({ token, result: first.refusal })
  if (refreshed === null) return readAnonymously('not-refreshed')
  const second = refreshed === token ? first : await attempt(refreshed)
  return 'answer' in second ? { ...second, tokenFailure: null } : readAnonymously('refused')
}

/**
 * Whether the service refused the credentials; `null`: it did not. The real service's 401 has no CORS headers, so a
 * browser reports it as "unreachable". If the same call without credentials is answered, they are suspected: one reset
 * of a connection looks the same.
 * @throws its error if that call fails too
 */
export async function findRefusal(error: unknown, readOpen: () => Promise<unknown>): Promise<Refusal | null> {
  if (error instanceof HttpError) return error.status === 401 ? 'refused' : null
  if (!(error instanceof NetworkError) || error.reason !== 'unreachable') return null
  await readOpen()
  return 'suspected'
}
