import type { BrowserContext } from '@playwright/test'

/** The moment that sandbox and pages agree on: a Friday, early afternoon in South Tyrol. */
export const frozenNow = '2026-11-20T13:02:00Z'

/**
 * Freezes `Date.now`, the clock by which the app asks and tells ages. `new Date()`, by which tokens are judged,
 * goes on, for the provider's clock does too; and so do timers and `performance`, whose marks Playwright's own
 * clock would take away.
 */
export async function freezeClock(context: BrowserContext, now: string): Promise<void> {
  await context.addInitScript((milliseconds) => {
    Date.now = () => milliseconds
  }, Date.parse(now))
}
