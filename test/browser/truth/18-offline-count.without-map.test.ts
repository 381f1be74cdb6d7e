import { waitUntilStored } from '../harness/browser-storage'
import { resultCount } from '../harness/page-parts'
import { expect, faults, test } from '../harness/staged'

// What is kept is written seconds after the first list.
test.slow()

const lateNotices = 'Notices-'

test('the count of a copy always has its explanation', {
  tag: '@deep',
}, async ({ page, openPage, app, network, problems }) => {
  problems.allow(/Failed to load resource|ERR_|Notices|dynamically imported/)
  await openPage()
  await waitUntilStored(page)
  // Not even where the script of later notices is lost, here and at the site.
  await page.evaluate(async (lost) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) if (request.url.includes(lost)) await cache.delete(request)
    }
  }, lateNotices)
  network.fail(new RegExp(lateNotices), faults.refuse)
  network.fail(({ url }) => url.origin === app.sandboxOrigin, faults.refuse)
  await page.addInitScript(() => {
    const bare: string[] = []
    Object.assign(window, { bare })
    new MutationObserver(() => {
      const count = document.querySelector('output.result-count')?.textContent ?? ''
      if (/\d+ of \d+/.test(count) && !document.body.textContent?.includes('Showing what was fetched at'))
        bare.push(count)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.reload()
  await expect(
    page.getByText('The service cannot be reached. Showing what was fetched at 14:02 (1 min ago).'),
  ).toBeVisible()
  await expect(resultCount(page)).toHaveText(/\d+ of \d+ stations/)
  expect(await page.evaluate(() => Reflect.get(window, 'bare'))).toEqual([])
})
