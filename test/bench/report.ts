import { appendFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { figureNames, figures, written } from './figures'
import type { Case } from './options'
import { middleRatio, type Rounds, rowsOf } from './rows'
import { names } from './subjects'
import { targetsFor } from './targets'

/** Most that the fair baseline's `drawn` may be of the bare one's. */
const fairBar = 1.4

const times = (ratio: number | null) => (ratio === null ? '–' : ratio.toFixed(2))

function verdict(isMet: boolean | null): string {
  if (isMet === null) return '–'
  return isMet ? 'met' : '**not met**'
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** One case as a Markdown table. */
export function tableOf(measured: Case, rounds: Rounds): string {
  const rows = rowsOf(rounds)
  const bars = targetsFor(measured)
  const lines = figureNames.map((name) => {
    const row = rows[name]
    const bar = bars[name]
    return line([
      figures[name].label,
      ...names.map((subject) => written(name, row.of[subject])),
      times(row.ratio.fair),
      times(row.ratio.bare),
      bar?.text ?? '',
      bar ? verdict(bar.isMet(row, rows)) : '',
    ])
  })
  const fairToBare = middleRatio(rounds, ['fair', 'drawn'], ['bare', 'drawn'])
  const { stations, device } = measured
  return [
    `## ${stations.toLocaleString('en')} stations, ${device.name}`,
    '',
    `Medians of ${rounds.app.length} alternating rounds, after one for warming up; times in milliseconds. ` +
      `${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)} at the end. Ratios are of the same round: ` +
      'moments to the baseline’s drawn (of its second visit where it is ours), all else to the same figure.',
    '',
    line(['', 'app', 'fair baseline', 'bare baseline', '÷ fair', '÷ bare', 'bar', '']),
    '|:--|--:|--:|--:|--:|--:|:--|:--|',
    ...lines,
    '',
    `Fair baseline’s drawn ÷ bare baseline’s: ${times(fairToBare)} (bar ≤ ${fairBar}: ` +
      `${verdict(fairToBare === null ? null : fairToBare <= fairBar)}).`,
    '',
  ].join('\n')
}

/** Prints a table, and adds it to the file that `BENCH_OUT` names. */
export function report(table: string, { BENCH_OUT }: NodeJS.ProcessEnv): void {
  console.log(`\n${table}`)
  if (BENCH_OUT) appendFileSync(BENCH_OUT, `${table}\n`)
}
