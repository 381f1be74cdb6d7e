import type { BrowserContext, Page } from '@playwright/test'
import { waitUntilStored } from './browser-storage'
import { faults } from './faults'
import { frozenNow } from './frozen-clock'
import { details, option, resultCount, stationList, waitForMap } from './page-parts'
import type { Problems } from './problems'
import { startApp } from './servers'
import { recordStations } from './small-recording'
import type { Network } from './staged'
import { expect, signIn, waitUntilSignedIn } from './test'

export interface Walk {
  page: Page
  context: BrowserContext
  problems: Problems
  network: Network
  /** Opens a path of the app and waits until it shows the number of stations. */
  openPage: (path?: string) => Promise<void>
  /** Checks the current page in every theme. */
  look: (state: string) => Promise<void>
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    // On a phone, not what the opened station covers.
    .and(page.locator(':not([inert] *)'))
    .first()
    .click()

/** On a phone the ends of the list are behind a press. */
async function raiseList(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 700) await press(page, 'Show more of the list')
}

async function openFirst(page: Page): Promise<void> {
  await stationList(page).getByRole('listitem').first().getByRole('button').first().click()
  await expect(details(page).getByText('About this station')).toBeVisible()
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Ways through the app that pass all its states; each starts in a fresh context. */
export const walks: Record<string, (walk: Walk) => Promise<void>> = {
  'list, search and filters': async ({ page, openPage, look }) => {
    await openPage()
    await waitForMap(page)
    await look('the list')
    await page.getByRole('combobox', { name: 'Station, place or address' }).fill('brun')
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
    await look('search suggestions')
    await openPage('/?access=PUBLIC&category=EAT%26CHARGE&access=MOON')
    await look('filters, one of them ignored')
    await press(page, 'More filters')
    await expect(dialog(page, 'Filters').getByRole('checkbox', { name: /^CCS/ })).toBeVisible()
    await look('the filters dialog')
    if ((page.viewportSize()?.width ?? 0) >= 1024) {
      await openPage('/?list=table')
      await expect(page.getByRole('table', { name: 'Stations' })).toBeVisible()
      await look('the list as a table')
    }
    await openPage('/?q=no-such-place')
    await look('nothing that fits')
    await openPage('/?favourites=1')
    await look('no favourite')
  },

  'panels and dialogs': async ({ page, openPage, look }) => {
    await openPage()
    await press(page, 'Settings')
    await expect(dialog(page, 'Settings')).toBeVisible()
    await look('the settings')
    await dialog(page, 'Settings').getByRole('radio', { name: 'High contrast' }).check()
    await expect(page.locator('html')).toHaveAttribute('data-palette', 'contrast')
    await look('the settings in high contrast')
    await close(page)
    await look('the list in high contrast')
    await openFirst(page)
    await look('a station in high contrast')
    await page.evaluate(() => localStorage.clear())
    await openPage()
    await raiseList(page)
    await press(page, 'About this data')
    await expect(dialog(page, 'About this data').getByRole('row').nth(1)).toBeVisible()
    await look('the data page')
    await close(page)
    await press(page, 'Export')
    await expect(dialog(page, 'Export these stations').getByText(/ of [\d,]+ stations/)).toBeVisible()
    await look('the export')
  },

  'open stations': async ({ page, openPage, look }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
      Reflect.deleteProperty(Navigator.prototype, 'clipboard')
    })
    await openPage('/?provider=Alperia&status=available')
    await openFirst(page)
    const past = details(page).getByRole('region', { name: 'The last hours and days' })
    await expect(past.getByText(/^Free plugs: /)).toBeVisible()
    await look('a free station')
    await past.getByRole('radio', { name: '7 days' }).check()
    await expect(past.getByRole('radio', { name: '7 days' })).toBeChecked()
    await expect(past.getByText(/^Free plugs: /)).toBeVisible()
    await look('seven days as a chart')
    await press(page, 'Show as table')
    await expect(page.getByRole('table', { name: 'Free plugs' })).toBeVisible()
    await look('seven days as a table')
    await close(page)
    await press(page, 'Directions')
    await expect(dialog(page, 'Directions').getByRole('link')).toHaveCount(3)
    await look('directions')
    await close(page)
    await press(page, 'Share')
    await expect(details(page).getByLabel(/could not be copied/)).toBeVisible()
    await look('a link to take')
    await openPage('/?status=occupied')
    await openFirst(page)
    await expect(details(page).getByRole('list', { name: 'Free nearby' })).toBeVisible()
    await look('a full station, free ones nearby')
    await openPage('/?status=unknown')
    await openFirst(page)
    await look('a station of unknown status')
    await openPage('/?q=Alpfleet')
    await openFirst(page)
    await expect(details(page).getByText('Status is not public')).toBeVisible()
    await look('a station closed to the public')
    await openPage('/?category=SLEEP%26CHARGE')
    await openFirst(page)
    await expect(details(page).getByRole('list', { name: 'Places to stay nearby' })).toBeVisible()
    await look('places nearby')
    await openPage('/?station=IT*NOT*HERE:1')
    await look('a station that is not there')
  },

  'signed in': async ({ page, network, openPage, problems, look }) => {
    problems.allow(/status of 40[01]/, /answered 40[01]/)
    await openPage('/?q=Alpfleet')
    await signIn(page, 'team')
    await openFirst(page)
    const closed = details(page).getByText('Closed data', { exact: true })
    await expect(closed.first()).toBeVisible()
    await look('closed values')
    await press(page, 'Signed in as Team')
    await expect(dialog(page, 'Signed in as Team')).toContainText(/renews itself/)
    await look('the account')
    await close(page)
    network.fail(
      ({ url, headers }) => url.pathname.endsWith('/latest') && headers.authorization !== undefined,
      faults.status(401),
    )
    network.fail(/\/token$/, faults.status(400, { json: { error: 'invalid_grant' } }))
    // As the page does by itself each minute, also under an opened station.
    await page.getByRole('button', { name: 'Refresh now' }).dispatchEvent('click')
    const told = page.getByText('Your session ended, showing open data.')
    await expect(told.and(page.locator(':not([inert] *)'))).toBeVisible()
    await look('the end of a session')
    network.lift()
    await press(page, 'Sign in again')
    await waitUntilSignedIn(page)
    await openPage('/?category=SLEEP%26CHARGE')
    await openFirst(page)
    await expect(closed.first()).toBeVisible()
    await press(page, 'Use a tourism account')
    await expect(dialog(page, 'Tourism account')).toBeVisible()
    await look('the tourism account')
  },

  'times without a service': async ({ page, network, openPage, context, problems, look }) => {
    problems.allow(/Failed to load resource|failed:|config\.json/)
    let answer: () => void = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const lift = network.fail(/\/mobility\/v2\//, (exchange) => held.then(() => faults.refuse(exchange)))
    await page.goto('/')
    await expect(resultCount(page)).toBeAttached()
    await look('the list being fetched')
    answer()
    await expect(page.getByText('The stations could not be loaded')).toBeVisible()
    await look('a service that does not answer')
    lift()
    await openPage()
    await waitUntilStored(page)
    await context.setOffline(true)
    await press(page, 'Refresh now')
    await expect(page.getByText(/Could not refresh/)).toBeVisible()
    await look('a refresh that failed')
    await page.reload()
    await expect(page.getByText(/You are offline\. Showing/)).toBeVisible()
    await look('the last open data, offline')
    await context.setOffline(false)
    network.fail(/\/config\.json$/, faults.answer({ service: { dialect: 'v2' } }))
    // A page that has one from before starts with that.
    await page.evaluate(() => localStorage.clear())
    await page.goto('/')
    await expect(page.getByText('Plugboard could not start')).toBeVisible()
    await look('a configuration that cannot be used')
  },

  'other worlds': async ({ page, openPage, problems, look }) => {
    // Apps of their own have hosts of their own.
    problems.allow(/WebGL|request to another host: http:\/\/localhost:/)
    const tower = Array.from({ length: 60 }, (_, index) => ({
      id: `T${index}`,
      coordinates: [8.9, 46.2] as const,
    }))
    const nowhere = [{ id: 'N0', coordinates: null }]
    const none = await startApp('production', { SANDBOX_NOW: frozenNow, SANDBOX_STATIONS: '0' })
    const one = await startApp('production', {
      SANDBOX_NOW: frozenNow,
      SANDBOX_REPLAY: recordStations([...tower, ...nowhere]),
    })
    try {
      await page.goto(none.origin)
      await expect(page.getByText('0 of 0 stations')).toBeVisible()
      await look('no station')
      // Where the point is under the sheet of a phone, nobody can press it.
      const size = page.viewportSize() ?? { width: 0, height: 0 }
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(`${one.origin}/?at=8.9,46.2,18`)
      await waitForMap(page)
      await page.mouse.click((404 + 32 + 1280 - 64) / 2, (72 + 800 - 16) / 2)
      await expect(dialog(page, '60 stations at this point')).toBeVisible()
      await page.setViewportSize(size)
      await look('a choice of stations at one point')
    } finally {
      // A page that is still there would complain that its service worker cannot be fetched.
      await page.goto('about:blank')
      await Promise.all([none.stop(), one.stop()])
    }
    await openPage('/embed/')
    await waitForMap(page)
    await look('embedded in another site')
    await openPage('/embed/?panels=list,filters')
    await expect(option(page, 'Access type', 'Public')).toBeVisible()
    await look('embedded with filters')
    // As a browser without it does; the test without a map takes it away for real.
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await openPage()
    await expect(page.getByText('This device can draw a simple map only')).toBeAttached()
    await look('no WebGL')
  },
}
