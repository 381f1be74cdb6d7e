import type { Page } from '@playwright/test'
import { faults } from '../../browser/harness/faults'
import { details, stationList } from '../../browser/harness/page-parts'
import type { PartRow, Stage } from '../matrix'
import { atReturn } from '../sign-in'
import { openWell } from './data'

/** Stations that report, so that they have a history. */
const reporting = '/?provider=Alperia&status=available'
/** Stations for long stops, with places nearby. */
const longStops = '/?category=SLEEP%26CHARGE'

async function choose({ page }: Stage, index: number): Promise<void> {
  await stationList(page).getByRole('listitem').nth(index).getByRole('button').first().click()
  await details(page).getByText('About this station').waitFor()
}

const history = (page: Page) => details(page).getByRole('region', { name: 'The last hours and days' })
const chart = (page: Page) => history(page).locator('canvas').first()
const historyFailed = /Past values could not be loaded|refused by the service/
/** Milliseconds after which histories and places that failed are loaded again, and those of the load. */
const within = 65_000
const recovery = 'By a press here, so that the run does not wait; by itself after 60 s.'
/** One fault is waited out. */
const onFirst = {
  within,
  recovery:
    'By itself within 60 s after a refused connection; by a press after the others, so that the run does not wait.',
}

const retryHistory = (page: Page) => history(page).getByRole('button', { name: 'Try again' })

const showChart = async (stage: Stage) => {
  await openWell(stage, reporting)
  await choose(stage, 0)
  await chart(stage.page).waitFor()
}

export const historyPart: PartRow = {
  name: 'history',
  match: /\/20\d\d-[^/]+\/20\d\d-/,
  named: historyFailed,
  scenes: {
    'first load': {
      prepare: (stage) => openWell(stage, reporting),
      request: (stage) => choose(stage, 0),
      words: () => historyFailed,
      good: chart,
      press: (page, fault) => (fault === 'refused' ? null : retryHistory(page)),
      ...onFirst,
    },
    'in use': {
      prepare: showChart,
      request: ({ clock }) => clock.jump(20),
      words: () => historyFailed,
      good: chart,
      kept: chart,
      press: retryHistory,
      recovery,
    },
    'signing in': atReturn({
      prepare: showChart,
      words: () => historyFailed,
      good: chart,
      press: retryHistory,
      recovery,
    }),
  },
}

const places = (page: Page) =>
  details(page)
    .getByRole('list', { name: /^Places to (stay|eat) nearby$/ })
    .first()
const retryPlaces = (page: Page) => details(page).getByRole('button', { name: 'Try again' }).first()
const placesFailed = 'What is nearby could not be loaded.'

const showPlaces = async (stage: Stage) => {
  await openWell(stage, longStops)
  await choose(stage, 0)
  await places(stage.page).waitFor()
}

/** Station that is opened next: places of one that was opened before are kept. */
let next = 1

export const tourismPart: PartRow = {
  name: 'tourism',
  match: /\/tourism\//,
  named: /What is nearby could not be loaded/,
  scenes: {
    'first load': {
      prepare: (stage) => openWell(stage, longStops),
      request: (stage) => choose(stage, 0),
      words: () => placesFailed,
      good: places,
      press: (page, fault) => (fault === 'refused' ? null : retryPlaces(page)),
      ...onFirst,
    },
    'in use': {
      prepare: async (stage) => {
        next = 1
        await showPlaces(stage)
      },
      request: (stage) => choose(stage, next++),
      words: () => placesFailed,
      good: places,
      press: retryPlaces,
      recovery,
    },
    'signing in': atReturn({
      prepare: showPlaces,
      words: () => placesFailed,
      good: places,
      press: retryPlaces,
      recovery,
    }),
  },
}

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
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const searchPlaces = (page: Page) => suggestions(page).getByRole('option', { name: /^Search places for/ })
const asksNobody = 'Places are searched elsewhere only after a press in the search field of a loaded page.'

let searched = 0

export const geocoderPart: PartRow = {
  name: 'geocoder',
  match: geocoder,
  named: /Places could not be searched/,
  scenes: {
    'first load': asksNobody,
    'in use': {
      prepare: async (stage) => {
        await stage.network.configure((config) => ({ ...config, geocoder: { kind: 'photon', url: photon } }))
        stage.network.fail(geocoder, faults.answer(found))
        await openWell(stage)
      },
      request: async ({ page }) => {
        searched += 1
        await page.getByRole('combobox', { name: 'Station, place or address' }).fill(`walther ${searched}`)
        await searchPlaces(page).click()
      },
      words: () => 'Places could not be searched.',
      good: (page) => suggestions(page).getByRole('option', { name: /Waltherplatz/ }),
      press: searchPlaces,
      recovery: 'By a press: another service is asked only when a person asks for it.',
    },
    'signing in': asksNobody,
  },
}
