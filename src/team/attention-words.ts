import type { AttentionRow } from '../catalog/attention'
import type { Translator } from '../i18n/translator'
import type { AttentionStart } from './attention-starts'

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
  { measuredAt }: Pick<AttentionRow, 'measuredAt'>,
  start: AttentionStart | null,
  now: number,
): string | null {
  if (start !== null)
    return words.t(start.exact ? 'team.since' : 'team.since.least', { age: words.age(start.at, now) })
  if (measuredAt === null) return null
  return words.t('team.measured', { age: words.ago(measuredAt, now) })
}
