import type { Page } from '@playwright/test'

/** Frames that a chain of an answer, a render and an effect takes at most. */
const turns = 5

/** Waits for the page's own frames and idle moments, so that what an answer or a press set off has happened. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(async (turns) => {
    for (let turn = 0; turn < turns; turn += 1)
      await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
  }, turns)
}
