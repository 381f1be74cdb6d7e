import type { Page } from '@playwright/test'

/** Shortens the waits of the app in a page, timers of so many milliseconds or more, but not its clock. */
export const shortenWaits = (page: Page, { from, times }: { from: number; times: number }) =>
  page.addInitScript(
    ({ from, times }) => {
      const { setTimeout, setInterval } = window
      const shortened = (delay: number) => (delay >= from ? delay / times : delay)
      window.setTimeout = ((handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
        setTimeout(handler, shortened(delay), ...rest)) as typeof setTimeout
      window.setInterval = ((handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
        setInterval(handler, shortened(delay), ...rest)) as typeof setInterval
    },
    { from, times },
  )
