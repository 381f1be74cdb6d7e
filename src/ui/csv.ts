/** `null`: not known. */
export type Cell = string | number | null

/**
 * What spreadsheets take for the start of a formula, full-width forms too (OWASP, "CSV Injection"), at the start of a
 * cell, of which we know no end: where the decimal sign is a comma Excel ends cells with `;`, others with tabs. Quotes
 * there may be lost in reading. An apostrophe makes it text again.
 */
// Blanks and breaks are told apart, so that many of them are looked at once only.
const formula = /(^|[;\t\r\n])(["\p{Zs}\v\f]*)(?=[=+\-@＝＋－＠])/gu
const leadingBreak = /^(?=[\t\r\n])/

/** Excel reads UTF-8 only behind this mark. */
const byteOrderMark = '\uFEFF'

/** A table as RFC 4180 wants it, in UTF-8. What is not known is an empty field, which is not 0. */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [header, ...rows].map((cells) => `${cells.map(field).join(',')}\r\n`)
  return byteOrderMark + lines.join('')
}

function field(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const text = cell.replace(formula, "$1$2'").replace(leadingBreak, "'")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The latest moment that a `Date` can be, epoch milliseconds. */
const lastInstant = 8.64e15

/** ISO 8601 in UTC, `null` where it is not known. */
export function instant(at: number | null): string | null {
  return at === null || !(Math.abs(at) <= lastInstant) ? null : new Date(at).toISOString()
}
