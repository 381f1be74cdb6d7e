import type { BrowserContext } from '@playwright/test'

/** Time of sandbox and pages: a Friday, early afternoon in South Tyrol. */
export const frozenNow = '2026-11-20T13:02:00Z'

/**
 * Freezes `Date.now`, which the app uses for requests and ages. `new Date()` continues, because tokens are checked with
 * it and the provider's clock continues. Timers and `performance` continue too: Playwright's own clock would remove
 * User Timing marks.
 */
export async function freezeClock(context: BrowserContext, now: string): Promise<void> {
  await context.addInitScript((milliseconds) => {
    Date.now = () => milliseconds
  }, Date.parse(now))
}
