import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { allParts } from './all-parts'
import type { Cell } from './matrix'
import { type Measured, writeReport } from './write-report'

/** Cells of the last runs: a run of some cells replaces these cells only. */
const kept = 'test-results/reliability.json'
const report = 'docs/reliability.md'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const product = ['src', 'public', 'index.html', 'package-lock.json']

/** The last commit that changed the product; what is not committed is said. */
function findCommit(): string {
  const isChanged = git('status', '--porcelain', '--', ...product) !== ''
  return git('log', '-1', '--format=%h', '--', ...product) + (isChanged ? ' with uncommitted changes' : '')
}

const toKey = ({ part, moment, fault }: Cell) => [part, moment, fault].join('\n')

function readKept(commit: string): Cell[] {
  try {
    const before: Measured = JSON.parse(readFileSync(kept, 'utf8'))
    return before.commit === commit ? before.cells : []
  } catch {
    return []
  }
}

/** Writes `docs/reliability.md` from the cells of this run and of earlier runs of the same commit. */
export default class MatrixReporter implements Reporter {
  readonly #cells = new Map<string, Cell>()

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations)
      if (type === 'cell' && description) {
        const cell: Cell = JSON.parse(description)
        this.#cells.set(toKey(cell), cell)
      }
  }

  onEnd(): void {
    if (this.#cells.size === 0) return
    const commit = findCommit()
    const before = new Map(readKept(commit).map((cell) => [toKey(cell), cell]))
    const cells = [...new Map([...before, ...this.#cells]).values()]
    const measured: Measured = { commit, date: new Date().toISOString().slice(0, 10), cells }
    mkdirSync(dirname(kept), { recursive: true })
    writeFileSync(kept, JSON.stringify(measured))
    writeFileSync(report, writeReport(measured, allParts))
    const red = cells.filter((cell) => cell.red !== null)
    console.log(`${cells.length - red.length} cells green, ${red.length} red; written to ${report}`)
    for (const { part, moment, fault, red: why } of red) console.log(`  ${part}, ${moment}, ${fault}: ${why}`)
  }

  printsToStdio(): boolean {
    return false
  }
}
