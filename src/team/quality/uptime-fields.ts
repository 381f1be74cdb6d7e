import { minute } from '../../durations'
import type { I18n } from '../../i18n/i18n'
import { type PeriodTime, type RowUptime, uptimePeriods, uptimeShare } from '../../model/uptime'
import type { Cell, TableColumns } from '../../ui/export/csv'

/** Ends of the columns' names. */
const suffixes = { day: '24h', week: '7d', '30-days': '30d' } as const

const toMinutes = (milliseconds: number) => Number((milliseconds / minute).toFixed(2))

function shareField(spent: PeriodTime): Cell {
  const share = uptimeShare(spent)
  return share === null ? null : Number(share.toFixed(6))
}

/** Minutes that the uptime of a period is calculated from. */
const timeFields: Record<string, (spent: PeriodTime) => Cell> = {
  up_min: ({ up }) => toMinutes(up),
  fault_min: ({ fault }) => toMinutes(fault),
  unclear_min: ({ unclear }) => toMinutes(unclear),
  silent_min: ({ silent }) => toMinutes(silent),
}

/** A row with its uptime; `null`: no history is loaded. */
export interface WithUptime {
  uptime: RowUptime | null
}

/**
 * CSV columns: uptime from 0 to 1, with what it is of, and the minutes, summed over all plugs, that it is calculated
 * from.
 * @param until end of all periods as text
 */
export function createUptimeColumns(
  i18n: I18n,
  until: string | null,
): { shares: TableColumns<WithUptime>; times: TableColumns<WithUptime> } {
  const ofPeriods = (name: string, field: (spent: PeriodTime) => Cell): TableColumns<WithUptime> =>
    Object.fromEntries(
      uptimePeriods.map((period) => [
        `${name}_${suffixes[period]}`,
        ({ uptime }: WithUptime) => {
          const spent = uptime?.byPeriod[period]
          return spent ? field(spent) : null
        },
      ]),
    )
  return {
    shares: {
      ...ofPeriods('uptime', shareField),
      // "No": more stations of the row have a history that is not loaded.
      uptime_complete: ({ uptime }) => uptime && i18n.t(uptime.isIncomplete ? 'export.no' : 'export.yes'),
      uptime_until: ({ uptime }) => (uptime === null ? null : until),
    },
    times: {
      uptime_stations: ({ uptime }) => uptime?.stations ?? null,
      uptime_plugs: ({ uptime }) => uptime?.plugs ?? null,
      ...Object.assign({}, ...Object.entries(timeFields).map(([name, field]) => ofPeriods(name, field))),
    },
  }
}
