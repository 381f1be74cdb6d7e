import { promised } from '../harness/page-parts'
import { expect, test } from '../harness/staged'
import { doing, open, plug, rowOf, stage, station } from './staged-world'

const hours = (period_begin: string, period_end: string) => ({
  country_code: 'IT',
  party_id: 'TST',
  time_zone: 'Europe/Rome',
  opening_times: {
    regular_hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, period_begin, period_end })),
  },
})

test('a station outside its opening hours is not free, and shows when it opens', async ({
  page,
  network,
  openPage,
}) => {
  stage(network, {
    // It is Friday, 14:02.
    stations: [station('shut', hours('07:00', '13:00')), station('open', hours('07:00', '19:00'))],
    plugs: ['shut', 'open'].map((id) => plug(`${id}1`, id)),
    latest: ['shut', 'open'].map((id) => doing(`${id}1`, 'AVAILABLE')),
  })
  await openPage()
  await expect(rowOf(page, 'shut')).toContainText(/Closed until Mon,? 07:00/)
  await expect(rowOf(page, 'shut').locator('.status-icon')).toHaveAttribute('data-stale')
  await expect(rowOf(page, 'open')).toContainText('1 of 1 free')
  expect(await promised(page, 'Features', 'Free now')).toBe(1)
  await expect(await open(page, 'shut')).toContainText('Closed now, opens Mon 07:00')
})
