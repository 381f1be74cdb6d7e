import { expect, type Page } from '@playwright/test'
import { codeOf, hostileFields, tokenOf } from './hostile'
import { stationList, stationMap, waitForMap } from './page-parts'

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
async function openAll(page: Page, count: number, path = '/'): Promise<number> {
  let shown = 0
  for (let index = 0; index < count; index += 1) {
    const panelTexts = await page.evaluate(
      async ({ path, code, name }) => {
        history.pushState(null, '', `${path}?station=${encodeURIComponent(code)}`)
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
      { path, code: codeOf(index), name: tokenOf(index, 'name') },
    )
    expect(panelTexts).not.toMatch(/^never shown/)
    shown += hostileFields.filter((field) => panelTexts.includes(tokenOf(index, field))).length
    if (index % 25 === 0) expect(await intrusions(page), `station ${index}`).toEqual([])
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

function failAtDialogs(page: Page): void {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`)
  })
}

/** Shows hostile records in list, map, filters and links; fails when one is more than text. @returns rows seen */
export async function showHostileOutside(page: Page, count: number): Promise<number> {
  failAtDialogs(page)
  await waitForMap(page)
  await expect(stationMap(page)).toHaveAttribute('data-drawn', String(count))
  const rows = await scrollList(page)
  expect(await intrusions(page), 'list, filters and map').toEqual([])

  const keys = ['provider', 'municipality', 'category', 'connector', 'access', 'q', 'station', 'lang', 'at']
  for (const key of keys)
    for (let index = 0; index < count; index += Math.ceil(count / 3)) {
      await page.evaluate(
        ([name, text]) => {
          history.pushState(null, '', `/?${name}=${encodeURIComponent(text)}`)
          window.dispatchEvent(new PopStateEvent('popstate'))
        },
        [key, codeOf(index)] as const,
      )
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
  expect(await intrusions(page), 'links').toEqual([])
  return rows
}

/** Opens every hostile record; fails when one is more than text. @returns how many texts the panels showed */
export async function showHostilePanels(page: Page, count: number): Promise<number> {
  failAtDialogs(page)
  const panels = await openAll(page, count)
  expect(await intrusions(page), 'panels').toEqual([])
  return panels
}

/** Shows them also as suggestions, on paper, and inside other sites. @returns how many texts each view showed */
export async function showHostileElsewhere(page: Page, count: number) {
  const field = page.getByRole('combobox', { name: 'Station, place or address' })
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' })
  // Each letter narrows list and map as well: every fifth payload is enough of that.
  for (let index = 0; index < count; index += 5) {
    await field.fill(tokenOf(index, 'name'))
    await expect(suggestions).toContainText(tokenOf(index, 'name'))
    if (index % 25 === 0) expect(await intrusions(page), `suggestion ${index}`).toEqual([])
  }
  await field.fill('')

  await page.getByRole('button', { name: 'Export' }).waitFor()
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const paper = (await page.locator('body').textContent()) ?? ''
  expect(await intrusions(page), 'paper').toEqual([])
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))

  await page.goto('/embed/?panels=list,map,details')
  // The first rows give way to the long list.
  await expect(stationList(page).getByRole('listitem').first()).toHaveCSS('position', 'absolute')
  const embedRows = await scrollList(page)
  const embedPanels = await openAll(page, count, '/embed/')
  expect(await intrusions(page), 'embed').toEqual([])
  return {
    suggestions: Math.ceil(count / 5),
    paper: new Set(paper.match(/q\d+x\d+q/g)).size,
    embedRows,
    embedPanels,
  }
}
