import type { Measured } from '../api/dialect'
import type { Revealed } from './door'
import { type Entry, valuesOf } from './entry'

function seriesOf({ level, value }: Measured): string {
  return `${level}\n${value.stationId}\n${value.dataType}\n${value.period}`
}

/**
 * The service marks nothing as closed: closed is a series that the answer to a token has and the answer to
 * everyone has not.
 */
export function markClosed(withToken: readonly Measured[], open: readonly Measured[]): Measured[] {
  const openSeries = new Set(open.map(seriesOf))
  return withToken.map((measured) =>
    openSeries.has(seriesOf(measured))
      ? measured
      : { ...measured, value: { ...measured.value, access: 'closed' } },
  )
}

export function countClosed(entry: Entry): number {
  return valuesOf(entry).reduce((sum, value) => sum + (value.access === 'closed' ? 1 : 0), 0)
}

export function countRevealed(entries: readonly Entry[]): Revealed {
  const revealed = { values: 0, stations: 0 }
  for (const entry of entries) {
    const closed = countClosed(entry)
    revealed.values += closed
    if (closed > 0) revealed.stations += 1
  }
  return revealed
}
