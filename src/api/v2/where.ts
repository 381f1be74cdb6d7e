import type { SeriesKey } from '../../model/history'
import type { Bounds } from '../../model/station'

/** Writes a text for a filter in quotes: unquoted, `83` is a number and `a,b` two conditions. */
function toLiteral(text: string): string {
  // In quotes only \" is an escape, so a last \ would escape the closing quotes. Unquoted, each \ can be escaped.
  if (text.endsWith('\\')) return text.replace(/[,'"()\\]/g, '\\$&')
  return `"${text.replaceAll('"', '\\"')}"`
}

/** Condition for active records; with a box, those in it or without coordinates. `bbi`: intersects a bounding box. */
export function activeCondition(box: Bounds | null): string {
  const conditions = ['sactive.eq.true']
  if (box) conditions.push(`or(scoordinate.bbi.(${box.join(',')}),scoordinate.eq.null)`)
  return conditions.join(',')
}

export function idsCondition(ids: readonly string[]): string {
  return `scode.in.(${ids.map(toLiteral).join(',')})`
}

/** Condition for one series: a station may have the same data type with two periods. */
export function seriesCondition({ id, period }: SeriesKey): string {
  return idsAndPeriodCondition([id], period)
}

/** Condition for the series of several stations or plugs with one period; `null`: with any, because none is stated. */
export function idsAndPeriodCondition(ids: readonly string[], period: number | null): string {
  const code = idsCondition(ids)
  return period === null ? code : `${code},mperiod.eq.${period}`
}
