import { counts, details, listed, mapIsReady, stationList, stationMap } from './harness/page-parts'
import { expect, test } from './harness/test'

test('a lost graphics context leaves the list at once, and the map comes back', async ({
  page,
  openPage,
  problems,
}) => {
  problems.allow(/context/i)
  await openPage()
  await mapIsReady(page)
  const drawn = (await stationMap(page).getAttribute('data-drawn')) ?? ''
  const state = await stationMap(page).evaluate(async (region) => {
    const canvas = region.querySelector('canvas')
    const context = canvas?.getContext('webgl2')
    const changed = new Promise<string | undefined>((resolve) => {
      new MutationObserver(() => resolve(region.dataset.state)).observe(region, {
        attributeFilter: ['data-state'],
      })
    })
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return changed
  })
  expect(state).toBe('unavailable')
  await mapIsReady(page)
  await expect(stationMap(page)).toHaveAttribute('data-drawn', drawn)
})

test('a map that cannot be told what to draw says so, and the list goes on', { tag: '@deep' }, async ({
  page,
  openPage,
  problems,
}) => {
  problems.allow(/clusters|ERR_FAILED|Failed to fetch/)
  await page.route(/\/assets\/clusters-/, (route) => route.abort())
  await openPage()
  await expect(stationMap(page)).toHaveAttribute('data-state', 'unavailable')
  await expect(stationMap(page).getByText('The map could not be loaded.')).toBeVisible()
  expect(await listed(page)).toBe((await counts(page)).of)
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await expect(details(page).getByText('About this station')).toBeVisible()
})
