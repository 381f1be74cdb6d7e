import type { Page } from '@playwright/test'
import { details, resultCount, stationList, stationMap, waitForMap } from './harness/page-parts'
import { placesAtPoint, placesInRow, recordStations } from './harness/small-recording'
import { expect, signIn, test } from './harness/test'

const nowhere = ['N0', 'N1', 'N2'].map((id) => ({ id, coordinates: null }))

test.use({ sandbox: { SANDBOX_REPLAY: recordStations([...placesInRow, ...placesAtPoint(130), ...nowhere]) } })

const rows = (page: Page) => stationList(page).getByRole('listitem')
const within = (page: Page) => page.getByRole('checkbox', { name: 'Only in this map view' })

/** The middle of what nothing covers, where the camera of a link is. */
async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = await stationMap(page).locator('.maplibregl-canvas').boundingBox()
  const left = 404 + 32
  return { x: (left + (box?.width ?? 0) - 64) / 2, y: (72 + (box?.height ?? 0) - 16) / 2 }
}

test('stations without a position are at the end of the list', { tag: '@without-map' }, async ({
  page,
  openPage,
}) => {
  await openPage()
  await expect(resultCount(page)).toHaveText('143 of 143 stations')
  // Rows are measured as they come into sight, and those of the first moment end before the last.
  await expect(async () => {
    await page.locator('.station-scroller').evaluate((list) => list.scrollTo(0, list.scrollHeight))
    await expect(rows(page).last().getByRole('button')).toHaveText('Place N2', { timeout: 500 })
  }).toPass()
  await expect(rows(page).filter({ hasText: 'Place N0' })).toContainText('Not on the map (3)')
  await expect(rows(page).filter({ hasText: 'Place N1' })).not.toContainText('Without a place')
})

test('hovering a station in list or map highlights it in the other', async ({ page, openPage }) => {
  await openPage('/?at=8.62,46.1,15')
  await waitForMap(page)
  const marked = rows(page).locator('[data-hovered]')
  const { x, y } = await middle(page)
  await page.mouse.move(x, y)
  await expect(marked).toHaveCount(1)
  await expect(marked).toContainText('Place R1')
  await page.mouse.move(x + 80, y + 80)
  await expect(marked).toHaveCount(0)

  const before = await page.screenshot({ clip: { x: x - 40, y: y - 40, width: 80, height: 80 } })
  await rows(page).getByRole('button', { name: 'Place R1' }).focus()
  await expect
    .poll(async () =>
      before.equals(await page.screenshot({ clip: { x: x - 40, y: y - 40, width: 80, height: 80 } })),
    )
    .toBe(false)
})

test('a cluster at one point opens a list of its stations', async ({ page, openPage }) => {
  await openPage('/?at=8.9,46.2,18')
  await waitForMap(page)
  await expect(stationMap(page)).toHaveAttribute('data-drawn', '130')
  const { x, y } = await middle(page)
  await page.mouse.click(x, y)
  const choice = page.getByRole('dialog', { name: '130 stations at this point' })
  await expect(choice.getByRole('listitem')).toHaveCount(50)
  await choice.getByRole('button', { name: 'Show more (80 left)' }).click()
  await choice.getByRole('button', { name: 'Show more (30 left)' }).click()
  await expect(choice.getByRole('listitem')).toHaveCount(130)
  await choice.getByRole('button', { name: 'Place T129' }).click()
  await expect(choice).toHaveCount(0)
  await expect(details(page).getByRole('heading').first()).toHaveText('Place T129')
})

test('the map can be moved and zoomed by keyboard', async ({ page, openPage }) => {
  await openPage('/?at=8.62,46.1,12')
  await waitForMap(page)
  const canvas = stationMap(page).getByRole('application')
  await canvas.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).not.toBe('8.62,46.1,12')
  await page.keyboard.press('Equal')
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).toMatch(/,13$/)
})

test.describe('near me', () => {
  /** On the way from R4 to R5; its digits must turn up nowhere. */
  const here = { longitude: 8.693_217, latitude: 46.113_579 }

  /** Counts how often the page asks the device. */
  async function watch(page: Page): Promise<() => Promise<number>> {
    await page.addInitScript(() => {
      const { geolocation } = navigator
      const ask = geolocation.getCurrentPosition.bind(geolocation)
      geolocation.getCurrentPosition = (...args) => {
        document.documentElement.dataset.asked = String(
          Number(document.documentElement.dataset.asked ?? 0) + 1,
        )
        ask(...args)
      }
    })
    return () => page.evaluate(() => Number(document.documentElement.dataset.asked ?? 0))
  }

  /** Answers as a browser that would ask the person, though it gives the position at once. */
  async function leaveUndecided(page: Page): Promise<void> {
    await page.addInitScript(() => {
      navigator.permissions.query = async () => Object.assign(new EventTarget(), { state: 'prompt' }) as never
    })
  }

  test('asks for the position on a click only, sorts by distance, and sends no position', async ({
    page,
    context,
    openPage,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(here)
    await leaveUndecided(page)
    const asked = await watch(page)
    const sent: string[] = []
    context.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
    await openPage()
    await waitForMap(page)
    expect(await asked()).toBe(0)
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect(rows(page).first()).toContainText('1.6 km')
    expect(await asked()).toBe(1)
    const names = await rows(page).getByRole('button').allTextContents()
    expect(names.slice(0, 4)).toEqual(['Place R5', 'Place R4', 'Place R6', 'Place R3'])
    await expect(page.getByText('Your position stays on this device.')).toBeVisible()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('at')).toBeTruthy()
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    )
    for (const told of [page.url(), kept, ...sent]) expect(told).not.toMatch(/8\.693|46\.1135/)

    await page.getByRole('button', { name: 'Stop: Near me' }).click()
    await expect(rows(page).first()).not.toContainText('km')
    await expect(page.getByText('Your position stays on this device.')).toHaveCount(0)
    await page.reload()
    await expect(resultCount(page)).toHaveText('143 of 143 stations')
    expect(await asked()).toBe(0)
  })

  test('shows the nearest matching stations', { tag: '@deep' }, async ({ page, context, openPage }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(here)
    await openPage('/?q=Place%20T77')
    await waitForMap(page)
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect(rows(page).first()).toContainText('km')
    await expect(page.locator('.map-scale'), 'from the person to the station').toHaveText('2 km')
    await expect(stationMap(page)).toHaveAttribute('data-drawn', '1')
  })

  test('says beside the button if the browser gives no position', async ({ page, openPage }) => {
    await openPage()
    await waitForMap(page)
    const button = page.getByRole('button', { name: 'Near me' })
    await button.click()
    const note = page.getByRole('alert')
    await expect(note).toContainText('Your browser does not tell where you are.')
    const [beside, pressed] = [await note.boundingBox(), await button.boundingBox()]
    if (!beside || !pressed) throw new Error('Expected the note and the button.')
    expect(pressed.x - (beside.x + beside.width)).toBeLessThan(16)
    expect(beside.y).toBeLessThan(pressed.y + pressed.height)
    expect(beside.y + beside.height).toBeGreaterThan(pressed.y)
    expect(new URL(page.url()).search).toBe('')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(note).toHaveCount(0)
    await button.click()
    await expect(note).toBeVisible()
    await page.getByRole('combobox', { name: 'Station, place or address' }).click()
    await expect(note, 'it covers no suggestions').toHaveCount(0)
    for (let presses = 0; presses < 3; presses += 1) {
      await button.click()
      await expect(note).toBeVisible()
    }
  })
})

test('the map makes room for the workspace while nobody has moved it', { tag: '@deep' }, async ({
  page,
  openPage,
}) => {
  await openPage()
  await signIn(page, 'team')
  await waitForMap(page)
  await within(page).check()
  await expect(resultCount(page)).toHaveText('140 of 143 stations')
  await page.getByRole('button', { name: 'Workspace', exact: true, expanded: false }).click()
  await expect(page.getByRole('complementary', { name: 'Team workspace' })).toBeVisible()
  await within(page).uncheck()
  await expect(resultCount(page)).toHaveText('143 of 143 stations')
  await within(page).check()
  await expect(resultCount(page)).toHaveText('140 of 143 stations')
})
