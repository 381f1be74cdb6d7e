import type { AttentionRow } from '../catalog/attention'
import type { Translator } from '../i18n/translator'

/** Reason for which a row is listed, with the operator's own word if that is the reason. */
export function reasonWords(
  words: Translator,
  { reason, state }: Pick<AttentionRow, 'reason' | 'state'>,
): string {
  const text = words.t(`team.reason.${reason}`)
  return state === '' ? text : `${text} (${words.word(`state.${state}`, state)})`
}

/** Start of the trouble, or time of the last report; `null` without any measurement. */
export function timeWords(
  words: Translator,
  { measuredAt, pushed, reason }: Pick<AttentionRow, 'measuredAt' | 'pushed' | 'reason'>,
  now: number,
): string | null {
  if (measuredAt === null) return null
  if (pushed && reason !== 'old') return words.t('team.since', { age: words.age(measuredAt, now) })
  return words.t('team.measured', { age: words.ago(measuredAt, now) })
}
