import type { Page } from '@playwright/test'
import { stationList } from './page-parts'

/** Names and places of the rows, from the top. */
export async function rowPlaces(page: Page) {
  return stationList(page)
    .getByRole('listitem')
    .evaluateAll((all) =>
      all.map((row) => {
        const name = row.querySelector('button')
        const { x, y } = name?.getBoundingClientRect() ?? {}
        return { name: name?.textContent, x, y, height: row.getBoundingClientRect().height }
      }),
    )
}

/** From here on, and before it, how far the page's parts were shifted (CLS). */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver(() => undefined)
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          setTimeout(() => {
            for (const entry of observer.takeRecords()) sum += Number(Reflect.get(entry, 'value'))
            resolve(sum)
          }),
        )
      }),
  )
}
