import type { AttentionRow } from '../../catalog/attention'
import type { I18n } from '../../i18n/i18n'
import { leastAge } from '../../i18n/least-age'
import type { ValueStart } from '../../model/history'
import { cleanText } from '../../model/text'
import { type GroupTime, listGroups, type RowGroup } from './attention-groups'

/** Returns why a row is listed, with the state if the operator states one. */
export function reasonWords(i18n: I18n, { reason, state }: Pick<AttentionRow, 'reason' | 'state'>): string {
  const text = i18n.t(`team.reason.${reason}`)
  return state === '' ? text : `${text} (${stateWords(i18n, state)})`
}

/** Returns the name of a state that an operator states, or else the state itself. */
export const stateWords = (i18n: I18n, state: string): string => i18n.tOr(`state.${state}`, state)

interface RowStart {
  /** `null`: not known, or not yet. */
  start: ValueStart | null
  /** Whether starts that are not known yet load. */
  isComing: boolean
}

/**
 * Returns since when the reason applies, with the age of the last report, or only when that was measured: as an age and
 * as a time of day and date; `null` without any measurement. A fault without a known start says so.
 */
export function timeWords(
  i18n: I18n,
  { reason, measuredAt }: Pick<AttentionRow, 'reason' | 'measuredAt'>,
  { start, isComing }: RowStart,
  now: number,
): { age: string; moment: string } | null {
  const lastReport = measuredAt === null ? null : i18n.t('team.measured', { age: i18n.ago(measuredAt, now) })
  if (start === null && reason === 'out-of-order')
    return {
      age: i18n.t(isComing ? 'team.since.coming' : 'team.since.unknown'),
      moment: lastReport ?? '',
    }
  if (start === null)
    return measuredAt === null || lastReport === null
      ? null
      : { age: lastReport, moment: i18n.time(measuredAt, now) }

  // A range that ended before now has no report of the time since.
  const age = start.exact ? i18n.age(start.startedAt, now) : leastAge(i18n, start.until - start.startedAt)
  const since = i18n.time(start.startedAt, now)
  const moment = start.exact ? since : i18n.t('team.since.before', { moment: since })
  return {
    age: i18n.t(start.exact ? 'team.since' : 'team.since.at-least', { age }),
    moment: lastReport === null || start.startedAt === measuredAt ? moment : `${moment} · ${lastReport}`,
  }
}

/** Returns the same of a group, by its first start, and when its latest began. `isComing`: unknown starts load. */
export function groupTimeWords(
  i18n: I18n,
  { first, start, isWhole, latestAt }: GroupTime,
  isComing: boolean,
  now: number,
): { age: string; moment: string } | null {
  const isEarlierPossible = start !== null && !isWhole
  const known = isEarlierPossible ? { ...start, exact: false, until: start.exact ? now : start.until } : start
  const time = timeWords(i18n, first, { start: known, isComing }, now)
  const age = latestAt === null ? '' : i18n.ago(latestAt, now)
  const firstAt = start?.startedAt ?? first.measuredAt
  if (time === null || age === '' || (firstAt !== null && age === i18n.ago(firstAt, now))) return time
  const latest = i18n.t('team.since.latest', { age })
  return { ...time, moment: `${time.moment} · ${latest}` }
}

/** Returns how many plugs of the station a group concerns; `''`: its only one. */
export function concernedPlugs(i18n: I18n, group: RowGroup): string {
  const [{ plug, station }] = group
  if (plug === null) return i18n.t('team.whole-station')
  return station.plugCount > 1 ? i18n.t('team.of-plugs', { count: group.length, all: station.plugCount }) : ''
}

/** Maximum number of stations and reasons that a notification names. Its title has the number of all. */
const maxNamed = 3

/** Returns the texts of a notification of new rows. */
export function alertWords(i18n: I18n, rows: readonly AttentionRow[]): { title: string; body: string } {
  const groups = listGroups(rows)
  const lines = groups.slice(0, maxNamed).map((group) => {
    const [row] = group
    const plugs = row.plug && group.length > 1 ? ` (${concernedPlugs(i18n, group)})` : ''
    return `${cleanText(row.station.name)}: ${reasonWords(i18n, row)}${plugs}`
  })
  return { title: i18n.t('team.alerts.title', { count: groups.length }), body: lines.join('\n') }
}
