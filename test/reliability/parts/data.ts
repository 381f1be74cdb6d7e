import type { Page } from '@playwright/test'
import { counts, resultCount, stationList } from '../../browser/harness/page-parts'
import { hourlyParts } from '../../browser/harness/part-faults'
import type { PartRow, Scene, Stage } from '../matrix'
import { atReturn } from '../sign-in'

/** Minutes after which the parts of an hour are requested again. */
const hour = 61

const row = (page: Page) => stationList(page).getByRole('listitem').first()

export async function openWell({ page, clock }: Stage, path = '/'): Promise<void> {
  clock.reset()
  await page.goto(path)
  await counts(page)
}

/** Opens the page for the first time. */
function atFirst(words: string, rest: Partial<Scene> = {}): Scene {
  return {
    request: async ({ page }) => void (await page.goto('/')),
    words: () => words,
    good: row,
    ...rest,
  }
}

/** The page has all data and its clock jumps, after which the part is old and requested again. */
function afterAnHour(words: (time: string) => string): Scene {
  return {
    prepare: openWell,
    request: ({ clock }) => clock.jump(hour),
    words: ({ clock }) => new RegExp(words(clock.before())),
    good: row,
    kept: row,
  }
}

/** The page is back from the provider and loads the part for somebody who is signed in. */
const back = (words: string, rest: Partial<Scene> = {}) =>
  atReturn({ prepare: openWell, words: () => words, good: row, ...rest })

const stationsMissing = 'The stations could not be loaded'
const plugsMissing = 'The plugs could not be fetched.'
const seriesMissing = 'Which stations report a status could not be fetched.'
const valuesMissing = 'Stations are here, their live status could not be fetched.'
/** No status may be claimed without values. */
const noStatus = /\d of \d free/

export const dataParts: PartRow[] = [
  {
    name: 'stations',
    match: hourlyParts.stations,
    named: /The stations could not be loaded|The stations are from/,
    scenes: {
      'first load': atFirst(stationsMissing, { never: /\d+ of \d+ stations/ }),
      'in use': afterAnHour((time) => `The stations are from ${time}: they could not be fetched again.`),
      'signing in': back(stationsMissing, { never: /\d+ of \d+ stations/ }),
    },
  },
  {
    name: 'plugs',
    match: hourlyParts.plugs,
    named: /The plugs could not be fetched|The plugs are from/,
    scenes: {
      'first load': atFirst(plugsMissing, { kept: row }),
      'in use': afterAnHour((time) => `The plugs are from ${time}: they could not be fetched again.`),
      'signing in': back(plugsMissing, { kept: row }),
    },
  },
  {
    name: 'series',
    match: hourlyParts.series,
    named: /Which stations report a status (could not|is known)/,
    scenes: {
      'first load': atFirst(seriesMissing, { kept: row }),
      'in use': afterAnHour(
        (time) => `Which stations report a status is known from ${time}: it could not be asked again.`,
      ),
      'signing in': back(seriesMissing, { kept: row }),
    },
  },
  {
    name: 'values',
    match: /\/latest/,
    named: /live status could not be fetched|Could not refresh the live status/,
    scenes: {
      'first load': atFirst(valuesMissing, { kept: row, never: noStatus }),
      'in use': {
        prepare: openWell,
        // A round, with a clock that runs: the age of what is shown grows.
        request: ({ clock }) => clock.jump(2),
        words: ({ clock }) =>
          new RegExp(`Could not refresh the live status. You see what was fetched at ${clock.before()}`),
        good: resultCount,
        kept: row,
      },
      'signing in': back(valuesMissing, { kept: row, never: noStatus }),
    },
  },
]
