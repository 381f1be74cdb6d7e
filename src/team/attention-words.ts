import type { AttentionRow } from '../catalog/attention'
import type { Translator } from '../i18n/translator'
import type { ValueStart } from '../model/history'
import { cleanText } from '../model/text'

/** Returns why a row is listed, with the state if the operator states one. */
export function reasonWords(
  words: Translator,
  { reason, state }: Pick<AttentionRow, 'reason' | 'state'>,
): string {
  const text = words.t(`team.reason.${reason}`)
  return state === '' ? text : `${text} (${words.tOr(`state.${state}`, state)})`
}

/**
 * Returns since when the reason applies, or when the last report was measured, as an age and as a time of day and date;
 * `null` without any measurement.
 */
export function timeWords(
  words: Translator,
  { measuredAt }: Pick<AttentionRow, 'measuredAt'>,
  start: ValueStart | null,
  now: number,
): { age: string; moment: string } | null {
  if (start !== null) {
    const age = words.age(start.startedAt, now)
    const moment = words.time(start.startedAt, now)
    if (start.exact) return { age: words.t('team.since', { age }), moment }
    return { age: words.t('team.since.least', { age }), moment: words.t('team.since.before', { moment }) }
  }
  if (measuredAt === null) return null
  return {
    age: words.t('team.measured', { age: words.ago(measuredAt, now) }),
    moment: words.time(measuredAt, now),
  }
}

/** Maximum number of rows that a notification names. Its title states the number of all. */
const maxNamed = 3

/** Returns the texts of a notification of new rows. */
export function alertWords(
  words: Translator,
  rows: readonly AttentionRow[],
): { title: string; body: string } {
  const lines = rows
    .slice(0, maxNamed)
    .map((row) => `${cleanText(row.station.name)}: ${reasonWords(words, row)}`)
  return { title: words.t('team.alerts.title', { count: rows.length }), body: lines.join('\n') }
}
