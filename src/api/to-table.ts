import type { MeasuredValue, ValueTable } from './value-table'
import { ValueTableBuilder } from './value-table-builder'

/** Builds a table of single values, each of a different series. */
export function toTable(measured: readonly MeasuredValue[]): ValueTable {
  const builder = new ValueTableBuilder()
  for (const [series, { level, value }] of measured.entries()) {
    const { measuredId, dataType, period, unit, staleAfter, reading, meaning, measuredAt } = value
    const kind = builder.addKind({ dataType, period, unit, staleAfter }, series)
    const number = builder.addReading({ reading, meaning })
    builder.add(level, measuredId, { kind, reading: number, measuredAt: measuredAt ?? Number.NaN })
  }
  return builder.finish()
}
