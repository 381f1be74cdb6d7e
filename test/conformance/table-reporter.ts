import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { retired } from './retired'

const verdicts = { passed: 'honoured', failed: 'NOT', skipped: 'skipped', pending: 'not run' } as const
const widest = 96

/** Ends the run with one line per row of the interface: what it is, whether it is honoured, and why not. */
export class ConformanceTable implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules
      .toSorted((one, other) => one.moduleId.localeCompare(other.moduleId))
      .flatMap((module) => [...module.children.allTests()])
    const rows = tests.map((test) => ({
      row: test.fullName.replaceAll(' > ', ' · '),
      verdict: verdicts[test.result().state],
      note: noteOf(test),
    }))
    // A file that cannot be read has no rows: it must not pass for one whose rows are all honoured.
    const broken = modules.flatMap((module) =>
      [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())].map(
        ({ message }) => ({
          row: module.relativeModuleId,
          verdict: verdicts.failed,
          note: firstLine(message),
        }),
      ),
    )
    rows.push(...broken)
    const width = Math.min(widest, Math.max(0, ...rows.map(({ row }) => row.length)))
    console.log(`\n${'Row of the interface'.padEnd(width)}  Verdict   Note`)
    const present = rows.filter(({ note }) => note !== retired)
    for (const { row, verdict, note } of present)
      console.log(`${row.padEnd(width)}  ${verdict.padEnd(8)}  ${note}`.trimEnd())
    const gone = rows.length - present.length
    if (gone > 0) console.log(`${'E-charging v1'.padEnd(width)}  retired   ${gone} rows`)
    const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length
    console.log(`\n${count('honoured')} honoured, ${count('NOT')} not, ${count('skipped')} skipped`)
  }
}

function noteOf(test: TestCase): string {
  const result = test.result()
  if (result.state === 'skipped') return result.note ?? ''
  const told = test.annotations().map(({ message }) => message)
  return [...(result.errors ?? []).map(({ message }) => firstLine(message)), ...told].join('; ')
}

function firstLine(message: string): string {
  return message.split('\n')[0] ?? ''
}
