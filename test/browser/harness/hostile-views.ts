import { expect, type Page } from '@playwright/test'
import { codeOf, hostileFields, tokenOf } from './hostile'
import { mapIsReady, stationList, stationMap } from './page-parts'

/** Elements and links on the page that no code of ours makes, and whether anything ran. */
async function intrusions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const foreign =
      '[data-hostile], iframe, object, embed, base, form[action], meta[http-equiv], marquee, xss'
    const handlers = [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    )
    const links = [...document.links].filter(({ protocol }) => !/^(https?|mailto|geo):$/.test(protocol))
    return [
      ...('pwned' in window ? ['something ran'] : []),
      ...[...document.querySelectorAll(foreign), ...handlers, ...links].map(({ outerHTML }) => outerHTML),
    ]
  })
}

/** Opens every station in turn, as Back and Forward do. @returns how many hostile texts the panels showed */
async function openAll(page: Page, count: number): Promise<number> {
  let shown = 0
  for (let at = 0; at < count; at += 1) {
    const panelTexts = await page.evaluate(
      async ({ code, name }) => {
        history.pushState(null, '', `/?station=${encodeURIComponent(code)}`)
        window.dispatchEvent(new PopStateEvent('popstate'))
        const panel = () => document.querySelector('aside, [role=complementary]')
        const late = performance.now() + 10_000
        const isOpen = () => panel()?.querySelector('h2')?.textContent?.includes(name)
        while (!isOpen() || !panel()?.querySelector('dl')) {
          if (performance.now() > late) return `never shown ${code}: ${panel()?.textContent}`
          await new Promise(requestAnimationFrame)
        }
        return panel()?.textContent ?? ''
      },
      { code: codeOf(at), name: tokenOf(at, 'name') },
    )
    expect(panelTexts).not.toMatch(/^never shown/)
    shown += hostileFields.filter((field) => panelTexts.includes(tokenOf(at, field))).length
    if (at % 25 === 0) expect(await intrusions(page), `station ${at}`).toEqual([])
  }
  return shown
}

/** Brings every row of the virtual list into the page. @returns how many names were seen */
async function scrollList(page: Page): Promise<number> {
  return stationList(page).evaluate(async (list) => {
    const place = (row: Element) => Number(row.getAttribute('aria-posinset'))
    const lastRow = () =>
      [...list.querySelectorAll('[aria-posinset]')].reduce((one, other) =>
        place(other) > place(one) ? other : one,
      )
    const seen = new Set<string>()
    const frames = async (wanted: number, enough: () => boolean) => {
      for (let frame = 0; frame < wanted && !enough(); frame += 1) {
        await new Promise(requestAnimationFrame)
        for (const name of list.textContent?.match(/q\d+x0q/g) ?? []) seen.add(name)
      }
    }
    for (;;) {
      // The list measures what it has drawn, and then draws more.
      await frames(3, () => false)
      const last = lastRow()
      const reached = place(last)
      if (reached === Number(last.getAttribute('aria-setsize'))) return seen.size
      last.scrollIntoView({ block: 'start' })
      await frames(300, () => place(lastRow()) > reached)
      if (place(lastRow()) <= reached) return seen.size
    }
  })
}

/** Shows hostile records in all views; fails when one of them is more than text. */
export async function showHostile(page: Page, count: number): Promise<{ panels: number; rows: number }> {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`)
  })
  await mapIsReady(page)
  await expect(stationMap(page)).toHaveAttribute('data-drawn', String(count))
  const rows = await scrollList(page)
  expect(await intrusions(page), 'list, filters and map').toEqual([])

  const panels = await openAll(page, count)
  expect(await intrusions(page), 'panels').toEqual([])

  for (const key of [
    'provider',
    'municipality',
    'category',
    'connector',
    'access',
    'q',
    'station',
    'lang',
    'at',
  ])
    for (let at = 0; at < count; at += Math.ceil(count / 3)) {
      await page.evaluate(
        ([name, text]) => {
          history.pushState(null, '', `/?${name}=${encodeURIComponent(text)}`)
          window.dispatchEvent(new PopStateEvent('popstate'))
        },
        [key, codeOf(at)] as const,
      )
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
  expect(await intrusions(page), 'links').toEqual([])
  return { panels, rows }
}
