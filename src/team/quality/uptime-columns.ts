import type { QualityQuery } from '../../catalog/quality'
import type { I18n } from '../../i18n/i18n'
import { type RowUptime, type UptimePeriod, type UptimeReport, uptimeShare } from '../../model/uptime'

/** Columns of the table that are calculated from histories. */
export type UptimeColumn = `uptime-${UptimePeriod}` | 'fault' | 'silent'

/** Empty while nothing is loaded. */
export function uptimeColumns({ periods }: UptimeReport): UptimeColumn[] {
  if (periods.length === 0) return []
  return [...periods.map((period): UptimeColumn => `uptime-${period}`), 'fault', 'silent']
}

/** The columns that the table shows: of the loaded periods, the chosen one and one that a link sorts by. */
export function shownUptimeColumns(uptime: UptimeReport, sort: string): UptimeColumn[] {
  // Before anything is loaded, the cells have the reason why a row will stay empty.
  if (uptime.periods.length === 0) return [`uptime-${uptime.period}`, 'fault', 'silent']
  const isShown = (column: UptimeColumn) =>
    !isOfPeriod(column) || columnPeriods[column] === uptime.period || column === sort
  return uptimeColumns(uptime).filter(isShown)
}

export function periodWords(i18n: I18n, period: UptimePeriod): string {
  return i18n.t(`chart.range.${period}`)
}

/** Name of a trend with its period. */
export function trendWords(i18n: I18n, period: UptimePeriod): string {
  return withPeriod(i18n, i18n.t('team.uptime.trend'), period)
}

/** Name of a column without its period. */
export function uptimeName(i18n: I18n, column: UptimeColumn): string {
  return i18n.t(isOfPeriod(column) ? 'team.uptime' : `team.uptime.${column}`)
}

/** Name of a column with its period. @param chosen period of the columns that have none of their own */
export function uptimeLabel(i18n: I18n, column: UptimeColumn, chosen: UptimePeriod): string {
  return withPeriod(i18n, uptimeName(i18n, column), isOfPeriod(column) ? columnPeriods[column] : chosen)
}

const withPeriod = (i18n: I18n, name: string, period: UptimePeriod) => `${name}, ${periodWords(i18n, period)}`

export const columnPeriods: { [Period in UptimePeriod as `uptime-${Period}`]: Period } = {
  'uptime-day': 'day',
  'uptime-week': 'week',
  'uptime-30-days': '30-days',
}

type PeriodColumn = keyof typeof columnPeriods

export function isOfPeriod(column: string): column is PeriodColumn {
  return Object.hasOwn(columnPeriods, column)
}

/** The value that a column sorts by; `null`: unknown. */
function findFigure(
  column: UptimeColumn,
  { byPeriod, plugs }: RowUptime,
  period: UptimePeriod,
): number | null {
  if (column === 'fault' || column === 'silent') {
    const time = byPeriod[period]
    return time === undefined ? null : time[column] / plugs
  }
  const time = byPeriod[columnPeriods[column]]
  return time === undefined ? null : uptimeShare(time)
}

/** Order of the table's rows, as the catalog's query has it. */
export type RowOrder = Pick<QualityQuery, 'sort' | 'isDescending' | 'isUptimeFirst' | 'externalFigures'>

/** Returns the order for the catalog's query, with the figure of each row: the catalog has no uptimes. */
export function toOrder(
  { sort, isDescending }: { sort: QualityQuery['sort'] | UptimeColumn; isDescending: boolean },
  by: QualityQuery['by'],
  uptime: UptimeReport,
): RowOrder {
  const column = uptimeColumns(uptime).find((one) => one === sort)
  if (column === undefined) return { sort: isUptimeColumn(sort) ? 'stations' : sort, isDescending }
  const externalFigures = Object.fromEntries(
    uptime.ids(by).flatMap((id) => {
      const row = uptime.find(by, id, 'all')
      // A part of a row's histories may be its worst plugs alone, so it has no place in the order yet.
      const figure = row && !row.isIncomplete ? findFigure(column, row, uptime.period) : null
      return figure === null ? [] : [[id, figure]]
    }),
  )
  return { sort: 'external', isDescending, externalFigures }
}

export function isUptimeColumn(sort: QualityQuery['sort'] | UptimeColumn): sort is UptimeColumn {
  return sort === 'fault' || sort === 'silent' || sort.startsWith('uptime-')
}
