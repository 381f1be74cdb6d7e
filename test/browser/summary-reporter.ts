import type { Reporter, Suite } from '@playwright/test/reporter'

/** Ends the run with one line, such as `41 passed, 0 failed`, and only then with what was skipped, if anything. */
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
