import type { BrowserContext } from '@playwright/test'

/** The moment that sandbox and pages agree on: a Friday, early afternoon in South Tyrol. */
export const frozenNow = '2026-11-20T13:02:00Z'

/**
 * Freezes the wall clock of every page; timers and `performance` go on. Playwright's own clock replaces
 * `performance` too, and with it the marks that tests and people read.
 */
export async function freezeClock(context: BrowserContext, now: string): Promise<void> {
  await context.addInitScript((milliseconds) => {
    globalThis.Date = new Proxy(Date, {
      construct: (target, parameters, newTarget) =>
        Reflect.construct(target, parameters.length > 0 ? parameters : [milliseconds], newTarget),
      apply: (target) => new target(milliseconds).toString(),
      get: (target, name) => (name === 'now' ? () => milliseconds : Reflect.get(target, name)),
    })
  }, Date.parse(now))
}
