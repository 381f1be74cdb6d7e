import type { Page } from '@playwright/test'

const words = ['bolzano', 'merano', 'hotel post', 'brixen']
/** Milliseconds between keys: a fast typist's, and enough for suggestions that are late. */
const delay = 250
/** Milliseconds without a key or new suggestions after which the last ones are there. */
const still = 1_000

interface Suggested {
  /** p95 from the input event to the frame with the suggestions for it; keys that change none do not count. */
  suggested: number | null
  /** Longest task meanwhile; 0 when none took 50 ms. */
  searchTask: number
}

/** Types into the search field. Times are milliseconds. */
export async function search(page: Page): Promise<Suggested> {
  const field = page.getByRole('combobox').first()
  // The script of the suggestions comes with the first focus.
  await field.fill('a')
  await page.getByRole('listbox').waitFor()
  await field.fill('')
  await untilStill(page)
  const start = await page.evaluate(() => {
    window.watched.typed = []
    return performance.now()
  })
  for (const word of words) {
    await field.pressSequentially(word, { delay })
    await untilStill(page)
    await field.fill('')
  }
  return page.evaluate((from) => {
    const times = window.watched.typed
      .flatMap(({ typedAt, paintedAt }) => (paintedAt === null ? [] : [paintedAt - typedAt]))
      .sort((one, other) => one - other)
    return {
      suggested: times[Math.ceil(times.length * 0.95) - 1] ?? null,
      searchTask: window.watched.longestTask(from),
    }
  }, start)
}

async function untilStill(page: Page): Promise<void> {
  const isStill = (quiet: number) => {
    const { typedAt = 0, paintedAt } = window.watched.typed.at(-1) ?? {}
    return performance.now() - Math.max(typedAt, paintedAt ?? 0) > quiet
  }
  await page.waitForFunction(isStill, still, { polling: 100 })
}
