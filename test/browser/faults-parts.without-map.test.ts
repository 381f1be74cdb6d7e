import type { Locator, Page } from '@playwright/test'
import { deferred } from './harness/deferred'
import type { Match } from './harness/fault-proxy'
import type { Fault } from './harness/faults'
import { counts, details, stationList } from './harness/page-parts'
import { hourlyParts, noise, type PartFault, partFaults } from './harness/part-faults'
import { expect, faults, type Network, test } from './harness/staged'

/** Milliseconds until a failure must be told in words. */
const patience = 15_000
const photon = 'http://photon.localhost/api'
const geocoder = /^http:\/\/photon\.localhost\//
const found = {
  features: [
    {
      geometry: { type: 'Point', coordinates: [11.35, 46.5] },
      properties: { name: 'Waltherplatz', city: 'Bozen' },
    },
  ],
}

interface Part {
  match: Match
  words: string | RegExp
  /** Brings what needs the part on the screen. */
  show?(page: Page): Promise<void>
  /** What a person presses to ask again. */
  retry?(page: Page): Locator
  /** What is there when all is well. */
  good(page: Page): Locator
}

const openFirst = async (page: Page) => {
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await expect(details(page).getByText('About this station')).toBeVisible()
}
const rows = (page: Page) => stationList(page).getByRole('listitem').first()
const history = (page: Page) => details(page).getByRole('region', { name: 'The last hours and days' })
const places = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })

const parts: Record<string, Part> = {
  stations: {
    match: hourlyParts.stations,
    words: 'The stations could not be loaded',
    good: rows,
  },
  plugs: { match: hourlyParts.plugs, words: 'The plugs could not be fetched.', good: rows },
  series: {
    match: hourlyParts.series,
    words: 'Which stations report a status could not be fetched.',
    good: rows,
  },
  values: {
    match: /\/latest/,
    words: 'Stations are here, their live status could not be fetched.',
    good: rows,
  },
  history: {
    match: /\/20\d\d-[^/]+\/20\d\d-/,
    words: /could not be loaded|refused by the service/,
    show: async (page) => {
      await page.goto('/?provider=Alperia&status=available')
      await openFirst(page)
    },
    retry: (page) => history(page).getByRole('button', { name: 'Try again' }),
    good: (page) => history(page).locator('canvas').first(),
  },
  'places nearby': {
    match: /\/tourism\//,
    words: 'What is nearby could not be loaded.',
    show: async (page) => {
      await page.goto('/?category=SLEEP%26CHARGE')
      await openFirst(page)
    },
    retry: (page) => details(page).getByRole('button', { name: 'Try again' }).first(),
    good: (page) =>
      details(page)
        .getByRole('list', { name: /^Places to (stay|eat) nearby$/ })
        .first(),
  },
  geocoder: {
    match: geocoder,
    words: 'Places could not be searched. The place search is not at this address.',
    show: async (page) => {
      await page.goto('/')
      expect((await counts(page)).of).toBeGreaterThan(0)
      await page.getByRole('combobox', { name: 'Station, place or address' }).fill('walther')
      await places(page).getByRole('option', { name: 'Search places for “walther”' }).click()
    },
    retry: (page) => places(page).getByRole('option', { name: 'Search places for “walther”' }),
    good: (page) => places(page).getByRole('option', { name: /Waltherplatz/ }),
  },
}

/** One fault for each part; all others: `npm run reliability`. */
const faultOf: Record<string, PartFault> = {
  stations: 'reset in the middle',
  plugs: 'a page of somebody else',
  series: 'cut off',
  values: 'refused',
  history: 'closed too early',
  'places nearby': 'answered 500',
  geocoder: 'answered 404',
}

async function stageGeocoder(network: Network, contentType?: string) {
  await network.configure((config) => ({ ...config, geocoder: { kind: 'photon', url: photon } }))
  network.fail(geocoder, faults.answer(found, contentType))
}

async function show(page: Page, part: Part) {
  if (part.show) await part.show(page)
  else await page.goto('/')
}

async function failAndRecover(page: Page, network: Network, part: Part, fault: Fault): Promise<void> {
  const told = () => page.getByText(part.words, { exact: false }).first()
  const retry = part.retry ?? ((page: Page) => page.getByRole('button', { name: 'Try again' }).first())
  await stageGeocoder(network)
  const lift = network.fail(part.match, fault)
  await show(page, part)
  // A busy machine starts the page late: patience counts from the question on.
  await expect.poll(() => network.requests(part.match).length).toBeGreaterThan(0)
  await expect(told()).toBeVisible({ timeout: patience })
  lift()
  // Of several questions some may fail only now: each failure has its own press.
  await expect(async () => {
    if (await told().isVisible()) await retry(page).click({ timeout: 1_000 })
    await expect(part.good(page)).toBeVisible({ timeout: 3_000 })
    await expect(told()).toBeHidden({ timeout: 500 })
  }).toPass()
}

/** Places are looked up elsewhere on submit; no other part has the page ask another host. */
const expected = (part: Part, faulty = [noise]) =>
  part.match === geocoder ? [...faulty, /request to another host: http:\/\/photon\.localhost\//] : faulty

/** `npm run reliability` stages every fault of every part. */
const inEachRun = ['stations']

for (const [name, part] of Object.entries(parts)) {
  const kind = faultOf[name] ?? 'refused'
  const tag = inEachRun.includes(name) ? [] : ['@deep']
  test(`${name}, ${kind}: a message names it, and a click retries`, { tag }, async ({
    page,
    network,
    problems,
  }) => {
    problems.allow(...expected(part))
    await failAndRecover(page, network, part, partFaults[kind])
  })

  // A good body with a wrong type is accepted: an answer is judged by what it is.
  test(`${name}, with a wrong content type: accepted`, { tag: '@deep' }, async ({
    page,
    network,
    problems,
  }) => {
    problems.allow(...expected(part, []))
    await stageGeocoder(network, 'text/plain')
    if (part.match !== geocoder) network.fail(part.match, faults.wrongType)
    await show(page, part)
    await expect(part.good(page)).toBeVisible()
    expect(network.requests(part.match)).not.toHaveLength(0)
    await expect(page.getByText(part.words, { exact: false })).toHaveCount(0)
  })
}

test('a page of the team says after four seconds what a slow service has not sent yet', async ({
  page,
  network,
}) => {
  const { resolve, promise } = deferred()
  network.fail(hourlyParts.plugs, faults.hold(promise))
  await page.goto('/?work=attention')
  const work = page.getByRole('complementary', { name: 'Team workspace' })
  await expect(work.getByText(/^The service is slow\. Not here yet: .*Plugs/)).toBeVisible({
    timeout: 10_000,
  })
  resolve()
  await expect(work.getByRole('listitem').first()).toBeVisible()
  await expect(work.getByText('The service is slow')).toHaveCount(0)
})
