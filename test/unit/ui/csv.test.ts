import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cell, toCsv } from '../../../src/ui/export/csv'

/** A reader of RFC 4180, character by character; it knows nothing of how ours writes. */
function read(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  for (let index = 0; index < text.length; index += 1) {
    const next = text[index]
    if (quoted && next === '"' && text[index + 1] === '"') {
      cell += next
      index += 1
    } else if (next === '"') quoted = !quoted
    else if (!quoted && next === separator) {
      row.push(cell)
      cell = ''
    } else if (!quoted && next === '\r' && text[index + 1] === '\n') {
      rows.push([...row, cell])
      row = []
      cell = ''
      index += 1
    } else cell += next
  }
  expect({ quoted, row, cell }).toEqual({ quoted: false, row: [], cell: '' })
  return rows
}

const parsed = (text: string, separator = ',') => {
  expect(text.startsWith('\uFEFF')).toBe(true)
  return read(text.slice(1), separator)
}

/**
 * The cells that a spreadsheet makes of a file when it takes `separator` to stand between them, whatever was meant:
 * quotes count at the start of a cell only, and what follows a closed quote is added to it.
 */
function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let state: 'start' | 'bare' | 'quoted' = 'start'
  for (let index = 1; index < text.length; index += 1) {
    const next = text[index] ?? ''
    if (state === 'quoted' && next === '"' && text[index + 1] === '"') {
      cell += next
      index += 1
    } else if (state === 'quoted' && next === '"') state = 'bare'
    else if (state === 'start' && next === '"') state = 'quoted'
    else if (state !== 'quoted' && [separator, '\r', '\n'].includes(next)) {
      cells.push(cell)
      cell = ''
      state = 'start'
    } else {
      cell += next
      if (state === 'start') state = 'bare'
    }
  }
  return [...cells, cell]
}

const startsFormula = (text: string) => /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/.test(text)
/** Disarming adds apostrophes and changes nothing else. */
const withoutApostrophes = (cell: Cell) => String(cell ?? '').replaceAll("'", '')

const nasty = fc.stringMatching(/^[=+\-@\t\r\n"',;＝ a-zß]{0,12}$/)
const cell = fc.oneof(
  nasty,
  fc.string({ unit: 'grapheme' }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constant(null),
)

test.each([
  ['en', ',', '.'],
  ['de', ';', ','],
])(
  'a CSV parser reads the same cells in %s, and no text starts a formula',
  (language, separator, decimal) => {
    const written = (one: Cell) =>
      withoutApostrophes(typeof one === 'number' ? String(one).replace('.', decimal) : one)
    const table = fc
      .integer({ min: 1, max: 6 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 8 }))
    fc.assert(
      fc.property(table, (rows) => {
        const header = (rows[0] ?? ['id']).map((_, index) => `column ${index}`)
        const back = parsed(toCsv(header, rows, language), separator)
        expect(back.map((row) => row.map(withoutApostrophes))).toEqual([
          header,
          ...rows.map((row) => row.map(written)),
        ])
        rows.forEach((row, y) => {
          row.forEach((one, x) => {
            if (typeof one === 'string') expect(startsFormula(back[y + 1]?.[x] ?? '')).toBe(false)
          })
        })
      }),
      { numRuns: 500 },
    )
  },
)

test.each([',', ';', '\t'])('no text starts a formula where cells end with %j', (separator) => {
  fc.assert(
    fc.property(fc.array(fc.array(nasty, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (rows) => {
      const cells = cellsOf(toCsv(['id'], rows, separator === ';' ? 'de' : 'en'), separator)
      expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test.each(['Straße 1; Bozen', '24/7 - hinten', 'SLEEP&CHARGE', 'a\tb', 'A=B+C', "it's"])(
  'the text %j stays as it is',
  (text) => expect(toCsv(['name'], [[text]], 'en')).toBe(`\uFEFFname\r\n${text}\r\n`),
)

test.each([
  [`=HYPERLINK("https://evil.example","pay")`, `"'=HYPERLINK(""https://evil.example"",""pay"")"`],
  [`+39 0471 1`, `'+39 0471 1`],
  [`-2+3+cmd|' /C calc'!A0`, `'-2+3+cmd|' /C calc'!A0`],
  ['@SUM(1)', `'@SUM(1)`],
  ['\t=1', `'\t'=1`],
  ['\r=1', `"'\r'=1"`],
  [`Parkplatz;=1+cmd|' /C calc'!A0;Nord`, `Parkplatz;'=1+cmd|' /C calc'!A0;Nord`],
  ['Nord;"=1', `"Nord;""'=1"`],
  ['＝1', `'＝1`],
])('the text %j is not a formula', (text, field) => {
  expect(toCsv(['name'], [[text]], 'en')).toBe(`\uFEFFname\r\n${field}\r\n`)
})

test('numbers stay numbers, also negative ones; unknown numbers are empty, not 0', () => {
  expect(toCsv(['a', 'b', 'c', 'd'], [[-5.25, 0, null, Number.NaN]], 'en')).toBe(
    '\uFEFFa,b,c,d\r\n-5.25,0,,\r\n',
  )
})

test('the time for a cell grows linearly with its line breaks', () => {
  expect(toCsv(['name'], [['\n'.repeat(300_000)]], 'en')).toContain("'\n")
})

test.each(['cs', 'de', 'fr', 'it', 'nl', 'pl', 'ru'])('in %s Excel reads cells and decimals', (language) => {
  expect(toCsv(['a', 'b'], [[-5.25, 'Bozen, 1; 2']], language)).toBe('\uFEFFa;b\r\n-5,25;"Bozen, 1; 2"\r\n')
})
