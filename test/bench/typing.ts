import type { Page } from '@playwright/test'

const words = ['bolzano', 'merano', 'hotel post', 'brixen']
/** Between keys: a fast typist's, and time enough for suggestions that are late. */
const delay = 250

interface Suggested {
  /** p95 from the input event to the frame with the suggestions for it; keys that change none do not count. */
  suggested: number | null
  /** Longest task meanwhile; 0 when none took 50 ms. */
  searchTask: number
}

/** Types into the search field. Times are milliseconds. */
export async function search(page: Page): Promise<Suggested> {
  const start = await page.evaluate(() => performance.now())
  const field = page.getByRole('combobox').first()
  await field.focus()
  // The script of the suggestions comes with the first focus.
  await page.waitForTimeout(1_000)
  for (const word of words) {
    await field.pressSequentially(word, { delay })
    await page.waitForTimeout(1_000)
    await field.fill('')
  }
  return page.evaluate((from) => {
    const times = window.watched.typed
      .flatMap(({ at, paintedAt }) => (paintedAt === null ? [] : [paintedAt - at]))
      .sort((one, other) => one - other)
    return {
      suggested: times[Math.ceil(times.length * 0.95) - 1] ?? null,
      searchTask: window.watched.longestTask(from),
    }
  }, start)
}
