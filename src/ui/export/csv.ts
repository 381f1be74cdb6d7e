import { day } from '../../durations'
import { formatInstant } from '../../i18n/zone-time'
import { type Access, mayBeClosed } from '../../model/value'

/** Cell; `null`: unknown. */
export type Cell = string | number | null

/**
 * Matches what spreadsheets take for the start of a formula at the start of a cell, full-width forms included (OWASP,
 * "CSV Injection"). The end of a cell depends on the program: Excel ends cells with `;` where the decimal sign is a
 * comma, others with tabs. Quotes there may be lost on import. An apostrophe makes it text again.
 */
// Blanks and breaks are in separate groups, so that the match of a long run of them stays linear.
const formula = /(^|[;\t\r\n])(["\p{Zs}\v\f]*)(?=[=+\-@＝＋－＠])/gu
const leadingBreak = /^(?=[\t\r\n])/

/** Byte order mark. Excel reads a file as UTF-8 only with it. */
const byteOrderMark = '\uFEFF'

/** Signs between cells and before decimals. */
interface Signs {
  separator: string
  decimal: string
}

const withDecimalPoint: Signs = { separator: ',', decimal: '.' }
const withDecimalComma: Signs = { separator: ';', decimal: ',' }

const hasDecimalComma = (language: string) => new Intl.NumberFormat(language).format(0.5).includes(',')

/**
 * Formats a table as CSV (RFC 4180) in UTF-8. An unknown value is an empty field, not 0. In languages with a decimal
 * comma, `;` separates the cells: there, Excel reads a file with commas into one column.
 */
export function toCsv(
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
  language: string,
): string {
  const signs = hasDecimalComma(language) ? withDecimalComma : withDecimalPoint
  const line = (cells: readonly Cell[]) => cells.map((cell) => field(cell, signs)).join(signs.separator)
  return byteOrderMark + [header, ...rows].map((cells) => `${line(cells)}\r\n`).join('')
}

/** Publisher of a file's data, and their licence. */
export interface FileOrigin {
  publisher: string
  licence: { name: string; url: string }
}

/** Columns in their order: the name of each, with the cell of a row. */
export type TableColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>

export function columnsToCsv<Row>(
  columns: TableColumns<Row>,
  rows: readonly Row[],
  language: string,
): string {
  const cells = Object.values(columns)
  return toCsv(
    Object.keys(columns),
    rows.map((row) => cells.map((cell) => cell(row))),
    language,
  )
}

/** In place of the licence of closed data, which has none. */
const closedLicence = 'closed data, not for the public'

/** Licence of data with this access: the publisher's is of data that is known to be open. `url`: `null` without one. */
export function findLicence({ licence }: FileOrigin, access: Access): { name: string; url: string | null } {
  return mayBeClosed(access) ? { name: closedLicence, url: null } : licence
}

export function describeLicence(origin: FileOrigin, access: Access): string {
  const { name, url } = findLicence(origin, access)
  return url === null ? name : `${name} ${url}`
}

/** Columns of every file of data, so that a row that is copied elsewhere still names its source. */
export const sourceColumns = <Row>(
  origin: FileOrigin,
  getAccess: (row: Row) => Access,
): TableColumns<Row> => ({
  source: () => origin.publisher,
  licence: (row) => describeLicence(origin, getAccess(row)),
})

function field(cell: Cell, { separator, decimal }: Signs): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', decimal) : ''
  const text = cell.replace(formula, "$1$2'").replace(leadingBreak, "'")
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Latest time of a `Date` in any zone, epoch milliseconds. */
const lastInstant = 8.64e15 - day

/** Formats a time as ISO 8601 in local time with its offset; returns `null` if it is unknown. */
export function instant(moment: number | null, timeZone: string): string | null {
  return moment === null || !(Math.abs(moment) <= lastInstant) ? null : formatInstant(moment, timeZone)
}
