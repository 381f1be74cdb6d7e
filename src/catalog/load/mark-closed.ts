import type { Measured } from '../../api/dialect'

/**
 * Marks closed values. The service marks none: a series is closed when the answer with a token has it and the answer
 * without a token does not.
 */
export function markClosed(withToken: readonly Measured[], open: readonly Measured[]): Measured[] {
  const openSeries = new Set(open.map(seriesKey))
  return withToken.map((measured) =>
    openSeries.has(seriesKey(measured))
      ? measured
      : { ...measured, value: { ...measured.value, access: 'closed' } },
  )
}

function seriesKey({ level, value }: Measured): string {
  return `${level}\n${value.stationId}\n${value.dataType}\n${value.period}`
}
