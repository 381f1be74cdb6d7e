import { readAuthorised, type TokenFailure } from '../../api/authorised'
import type { ValueAnswer } from '../../api/dialect'
import type { Call } from '../../api/get-json'
import type { TokenSource } from '../../model/viewer'
import { markClosed } from './mark-closed'

/** Loads values with the token and marks those that the anonymous answer lacks. @throws ApiError */
export async function fetchAndMarkClosed(
  fetchValues: (call: Call) => Promise<ValueAnswer>,
  tokens: TokenSource,
): Promise<ValueAnswer & { open: ValueAnswer; tokenFailure: TokenFailure | null }> {
  const openAnswer = fetchValues({})
  const [open, { answer, tokenFailure }] = await Promise.all([
    openAnswer,
    readAuthorised(
      tokens,
      (token) => fetchValues({ token }),
      () => openAnswer,
    ),
  ])
  const values = markClosed(answer.values, open.values, open.counts.isCutOff)
  return { ...answer, values, open, tokenFailure }
}
