import type { AttentionRow } from '../catalog/attention'
import type { Translator } from '../i18n/translator'

/** Returns why a row is listed, with the state if the operator states one. */
export function reasonWords(
  words: Translator,
  { reason, state }: Pick<AttentionRow, 'reason' | 'state'>,
): string {
  const text = words.t(`team.reason.${reason}`)
  return state === '' ? text : `${text} (${words.word(`state.${state}`, state)})`
}

/** Returns since when the reason applies, or when the last report was measured; `null` without any measurement. */
export function timeWords(
  words: Translator,
  { measuredAt, pushed, reason }: Pick<AttentionRow, 'measuredAt' | 'pushed' | 'reason'>,
  now: number,
): string | null {
  if (measuredAt === null) return null
  if (pushed && reason !== 'old') return words.t('team.since', { age: words.age(measuredAt, now) })
  return words.t('team.measured', { age: words.ago(measuredAt, now) })
}
