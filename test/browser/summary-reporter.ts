import { readFileSync } from 'node:fs'
import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

/** Upper bound for the lines printed of a failed test's page. */
const printedLines = 120

/**
 * Prints what the page contained when a test failed, because nobody can open the files of a run in CI. Ends the run
 * with one line, such as `41 passed, 0 failed`, and only then with what was skipped, if anything.
 */
export default class SummaryReporter implements Reporter {
  #suite: Suite | undefined
  /** Failures outside any test: a file that cannot be read, a server that does not start. */
  #errors = 0

  onBegin(_: unknown, suite: Suite): void {
    this.#suite = suite
  }

  onError(): void {
    this.#errors += 1
  }

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    if (test.outcome() !== 'unexpected') return
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || path === undefined) continue
      const page = /^```yaml\n(.*?)^```/ms.exec(readFileSync(path, 'utf8'))?.[1] ?? ''
      console.log(page.split('\n').slice(0, printedLines).join('\n'))
    }
  }

  async onExit(): Promise<void> {
    const outcomes = this.#suite?.allTests().map((test) => test.outcome()) ?? []
    const passed = outcomes.filter((outcome) => outcome === 'expected').length
    const skipped = outcomes.filter((outcome) => outcome === 'skipped').length
    const failed = outcomes.length - passed - skipped + this.#errors
    console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  }

  printsToStdio(): boolean {
    return true
  }
}
