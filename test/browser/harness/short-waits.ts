import type { Page } from '@playwright/test'

/** Shortens the waits of the app in a page, timers of so many milliseconds or more, but not its clock. */
export const shortenWaits = (page: Page, { from, times }: { from: number; times: number }) =>
  page.addInitScript(
    ({ from, times }) => {
      const { setTimeout } = window
      window.setTimeout = ((handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
        setTimeout(handler, delay >= from ? delay / times : delay, ...rest)) as typeof setTimeout
    },
    { from, times },
  )
