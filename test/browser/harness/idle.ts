import type { Page } from '@playwright/test'

/** Maximum number of frames for an answer, a render and an effect. */
const turns = 5

/** Waits for frames and idle callbacks of the page, so that the effects of an answer or a click are done. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(async (turns) => {
    for (let turn = 0; turn < turns; turn += 1)
      await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
  }, turns)
}
