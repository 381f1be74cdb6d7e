import type { Page } from '@playwright/test'
import { frozenNow } from './frozen-clock'

export interface PageClock {
  /** Pattern of the page's time before the last jump, as the page writes it: a step may end in the next minute. */
  before(): string
  /** Sets the page's clock forward, from where it runs, and lets somebody return to the tab. */
  jump(minutes: number): Promise<void>
  /** Resets the clock for a page that is opened again. */
  reset(): void
}

const toText = (time: number) =>
  new Date(time).toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone: 'Europe/Rome' })

/** Clock of a page. It is frozen until the first jump. A step takes less than two minutes. */
export function createPageClock(page: Page): PageClock {
  let now = Date.parse(frozenNow)
  let before = now
  return {
    before: () => `(?:${toText(before)}|${toText(before + 60_000)})`,
    async jump(minutes) {
      before = now
      now += minutes * 60_000
      await page.evaluate((start) => {
        const since = performance.now()
        Date.now = () => start + Math.floor(performance.now() - since)
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      }, now)
    },
    reset() {
      now = Date.parse(frozenNow)
      before = now
    },
  }
}
