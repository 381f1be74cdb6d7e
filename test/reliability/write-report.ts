import {
  type Cell,
  faultNames,
  type MeasuredCell,
  type Moment,
  moments,
  type PartRow,
  whyImpossible,
} from './matrix'

type Mark = '✓' | '✗' | '–' | '?'

const legend = '✓ green · ✗ red · – cannot occur · ? not run'

interface Marked {
  row: PartRow
  moment: Moment
  fault: Cell['fault']
  mark: Mark
  /** What is wrong, or why the cell cannot occur. */
  why: string
}

function markCells(cells: readonly MeasuredCell[], rows: readonly PartRow[]): Marked[] {
  const find = (row: PartRow, moment: Moment, fault: Cell['fault']) =>
    cells.find((cell) => cell.part === row.name && cell.moment === moment && cell.fault === fault)
  return rows.flatMap((row) =>
    moments.flatMap((moment) =>
      faultNames.map((fault): Marked => {
        const reason = whyImpossible(row, moment, fault)
        const place = { row, moment, fault }
        if (reason !== null) return { ...place, mark: '–', why: reason }
        const cell = find(row, moment, fault)
        if (!cell) return { ...place, mark: '?', why: '' }
        return { ...place, mark: cell.red === null ? '✓' : '✗', why: cell.red ?? '' }
      }),
    ),
  )
}

const count = (marked: readonly Marked[], mark: Mark) => marked.filter((one) => one.mark === mark).length

function writeTable(marked: readonly Marked[], rows: readonly PartRow[]): string[] {
  const head = ['part', 'moment', ...faultNames]
  const lines = rows.flatMap((row) =>
    moments.map((moment) => [
      row.name,
      moment,
      ...marked.filter((one) => one.row === row && one.moment === moment).map(({ mark }) => mark),
    ]),
  )
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`)
}

/** One line for each reason, with its cells. */
function listReasons(marked: readonly Marked[], mark: Mark): string[] {
  const some = marked.filter((one) => one.mark === mark)
  const grouped = new Map<string, string[]>()
  for (const { row, moment, fault, why } of some) {
    const key = JSON.stringify([`**${row.name}, ${moment}**`, why])
    grouped.set(key, [...(grouped.get(key) ?? []), fault])
  }
  return [...grouped].map(([key, faults]) => {
    const [place, why] = JSON.parse(key)
    return `- ${place}${faults.length === faultNames.length ? '' : ` (${faults.join(', ')})`}: ${why}`
  })
}

/** Scenes with a remark, and the remark. */
const listRemarks = (rows: readonly PartRow[], name: 'silent' | 'recovery') =>
  rows.flatMap((row) =>
    moments.flatMap((moment) => {
      const scene = row.scenes[moment]
      const remark = typeof scene === 'string' ? undefined : scene[name]
      return remark ? [`- **${row.name}, ${moment}**: ${remark}`] : []
    }),
  )

/** One line for each commit of the product and day, with the number of cells. */
function listRuns(cells: readonly MeasuredCell[]): string[] {
  const runs = new Map<string, number>()
  for (const { commit, date } of cells) {
    const run = `commit ${commit}, ${date}`
    runs.set(run, (runs.get(run) ?? 0) + 1)
  }
  return [...runs].map(([run, count]) => `- ${run}: ${count} cells`)
}

/** Returns `docs/reliability.md`. */
export function writeReport(cells: readonly MeasuredCell[], rows: readonly PartRow[]): string {
  const marked = markCells(cells, rows)
  const [green, red, impossible, open] = (['✓', '✗', '–', '?'] as const).map((mark) => count(marked, mark))
  const redLines = listReasons(marked, '✗')
  return `${[
    '# Reliability',
    '',
    'Written by `npm run reliability`. Measured:',
    '',
    ...listRuns(cells),
    '',
    `**${marked.length} cells: ${green} green, ${red} red, ${impossible} cannot occur, ${open} not run.**`,
    '',
    'Each cell stages one fault on the wire between the built page and one part of its data, in Chromium, at one moment.',
    'It is green if, without a mock:',
    '',
    '- words that name the part are visible within 15 s of its request,',
    '- nothing says that another part failed, and nothing claims what the missing part would have shown,',
    '- the last good data stays where there is some; words about older data state its time,',
    '- the part is back after the fault without a reload: by itself within one interval of 10 s and 5 s of work, unless',
    '  “Other recoveries” says otherwise,',
    '- no error is uncaught.',
    '',
    ...writeTable(marked, rows),
    '',
    `${legend}. The result of a cell is that of its last run.`,
    '',
    '## Red',
    '',
    ...(redLines.length > 0 ? redLines : ['None.']),
    '',
    '## Without words',
    '',
    ...listRemarks(rows, 'silent'),
    '',
    '## Other recoveries',
    '',
    ...listRemarks(rows, 'recovery'),
    '',
    '## Cannot occur',
    '',
    ...listReasons(marked, '–'),
  ].join('\n')}\n`
}
