import type { BrowserContext } from '@playwright/test'

/** Milliseconds from which on a timer counts as a wait of the app; shorter ones are of the browser's work. */
const longTimer = 1_000

/**
 * Lets a page's time pass `times` as fast: `Date.now` and every timer of a second or more. It is installed once,
 * because each script that a test evaluates leaves compiled code in the heap.
 * @returns the page's time, as near as the test knows it: it starts with the first page
 */
export async function speedUpClock(
  context: BrowserContext,
  start: string,
  times: number,
): Promise<() => number> {
  await context.addInitScript(
    ({ start, times, longTimer }) => {
      const from = performance.now()
      Date.now = () => start + Math.floor((performance.now() - from) * times)
      const { setTimeout, setInterval } = window
      const shortened = (delay?: number) =>
        delay !== undefined && delay >= longTimer ? delay / times : delay
      window.setTimeout = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
        setTimeout(handler, shortened(delay), ...rest)) as typeof setTimeout
      window.setInterval = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
        setInterval(handler, shortened(delay), ...rest)) as typeof setInterval
    },
    { start: Date.parse(start), times, longTimer },
  )
  let begin: number | null = null
  return () => {
    begin ??= performance.now()
    return Date.parse(start) + Math.floor((performance.now() - begin) * times)
  }
}
