import { minute } from '../durations'
import { type RowUptime, uptimePeriods, uptimeShare } from '../model/uptime'
import type { Cell } from '../ui/csv'

const names = { day: '24h', week: '7d', '30-days': '30d' } as const

/** CSV columns: uptime from 0 to 1, and the minutes, summed over all plugs, that it is calculated from. */
export const uptimeNames: readonly string[] = [
  'uptime_stations',
  'uptime_plugs',
  'uptime_until',
  ...uptimePeriods.flatMap((period) =>
    ['uptime', 'up_min', 'fault_min', 'unclear_min', 'silent_min'].map((name) => `${name}_${names[period]}`),
  ),
]

/** @param until end of all periods as text @returns fields of one row, empty without loaded histories */
export function uptimeFields(row: RowUptime | null, until: string | null): Cell[] {
  if (row === null) return uptimeNames.map(() => null)
  return [
    row.stations,
    row.plugs,
    until,
    ...uptimePeriods.flatMap((period): Cell[] => {
      const time = row.uptime[period]
      if (time === undefined) return [null, null, null, null, null]
      const share = uptimeShare(time)
      const minutes = [time.up, time.fault, time.unclear, time.silent].map((length) =>
        Number((length / minute).toFixed(2)),
      )
      return [share === null ? null : Number(share.toFixed(6)), ...minutes]
    }),
  ]
}
