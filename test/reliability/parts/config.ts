import type { Page } from '@playwright/test'
import { stationList } from '../../browser/harness/page-parts'
import type { PartRow } from '../matrix'
import { atReturn } from '../sign-in'
import { openWell } from './data'

const first = (page: Page) => stationList(page).getByRole('listitem').first()

const scenes: PartRow['scenes'] = {
  'first load': {
    request: async ({ page }) => void (await page.goto('/')),
    words: () => 'Plugboard could not start',
    good: first,
    never: /\d+ of \d+ stations/,
  },
  'in use': {
    prepare: openWell,
    // A later visit: a page in use requests its configuration only when it is opened.
    request: async ({ page }) => void (await page.reload()),
    silent: 'The page starts with the configuration of the visit before. People see no part of it that ages.',
    good: first,
  },
  'signing in': atReturn({
    prepare: openWell,
    silent: 'The page that comes back continues with the configuration from before it left.',
    good: first,
  }),
}

export const configPart: PartRow = {
  name: 'config',
  match: /\/config\.json$/,
  named: /Plugboard could not start/,
  scenes,
}
