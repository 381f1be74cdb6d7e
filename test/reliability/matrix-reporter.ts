import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { allParts } from './all-parts'
import type { Cell, MeasuredCell } from './matrix'
import { writeReport } from './write-report'

/** Cells of all runs: a run of some cells replaces these cells only. */
const kept = 'node_modules/.cache/plugboard/reliability.json'
const report = 'docs/reliability.md'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const product = ['src', 'public', 'index.html', 'package-lock.json']

/** The last commit that changed the product; what is not committed is said. */
function findCommit(): string {
  const isChanged = git('status', '--porcelain', '--', ...product) !== ''
  return git('log', '-1', '--format=%h', '--', ...product) + (isChanged ? ' with uncommitted changes' : '')
}

const toKey = ({ part, moment, fault }: Cell) => [part, moment, fault].join('\n')

function readKept(): MeasuredCell[] {
  return existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : []
}

/** Writes `docs/reliability.md` from the cells of this run and of earlier runs. */
export default class MatrixReporter implements Reporter {
  readonly #cells = new Map<string, Cell>()

  onTestEnd(_: TestCase, { annotations, status }: TestResult): void {
    if (status === 'interrupted') return
    for (const { type, description } of annotations)
      if (type === 'cell' && description) {
        const cell: Cell = JSON.parse(description)
        this.#cells.set(toKey(cell), cell)
      }
  }

  onEnd(): void {
    if (this.#cells.size === 0) return
    const run = { commit: findCommit(), date: new Date().toISOString().slice(0, 10) }
    const all = new Map(readKept().map((cell) => [toKey(cell), cell]))
    for (const [key, cell] of this.#cells) all.set(key, { ...cell, ...run })
    const cells = [...all.values()]
    mkdirSync(dirname(kept), { recursive: true })
    writeFileSync(kept, JSON.stringify(cells))
    writeFileSync(report, writeReport(cells, allParts))
    const red = cells.filter((cell) => cell.red !== null)
    console.log(`${cells.length - red.length} cells green, ${red.length} red; written to ${report}`)
    for (const { part, moment, fault, red: why } of red) console.log(`  ${part}, ${moment}, ${fault}: ${why}`)
  }

  printsToStdio(): boolean {
    return false
  }
}
