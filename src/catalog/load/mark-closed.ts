import {
  closedCode,
  kindAt,
  noRow,
  notKnownCode,
  openCode,
  rowsFrom,
  type ValueTable,
} from '../../api/value-table'
import type { Level } from '../../model/station'

/**
 * Marks closed values. The service does not mark them: a series is closed if the answer with a token has it and the
 * anonymous answer does not. If that is cut off, it may have lost the series, so that its access is not known.
 */
export function markClosed(withToken: ValueTable, open: ValueTable, isOpenCutOff: boolean): ValueTable {
  const codeOfOthers = isOpenCutOff ? notKnownCode : closedCode
  const accessCodes = new Uint8Array(withToken.length)
  const mark = (level: Level, id: string, first: number) => {
    const openRows = rowsFrom(open, open.first[level].get(id) ?? noRow)
    for (const row of rowsFrom(withToken, first)) {
      const { dataType, period } = kindAt(withToken, row)
      const isOpen = openRows.some((other) => {
        const kind = kindAt(open, other)
        return kind.dataType === dataType && kind.period === period
      })
      accessCodes[row] = isOpen ? openCode : codeOfOthers
    }
  }
  for (const level of ['station', 'plug'] as const)
    for (const [id, first] of withToken.first[level]) mark(level, id, first)
  return { ...withToken, accessCodes }
}
