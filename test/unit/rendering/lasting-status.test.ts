import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noFilters } from '../../../src/model/filters'
import { StationPanel } from '../../../src/stations/panel/StationPanel'
import { findReasonStart } from '../../../src/team/attention/attention-starts'
import { reasonWords, timeWords } from '../../../src/team/attention/attention-words'
import { free, loaded, now, plug, plugStatus, signedIn, station } from '../catalog/small-service'
import { stationQuery } from '../catalog/station-query'
import { render } from './render'
import { ignore } from './shown'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

const fiveDays = 5 * 24 * 60
const pushed = { tname: 'echarging-plug-status-ocpi' }

/** The panel of a station whose plug sent this status five days ago, and its row of the attention page. */
async function opened(status: string, more: Parameters<typeof plugStatus>[3] = pushed) {
  const { catalog, snapshot } = await loaded(
    {
      stations: [station('S')],
      plugs: [plug('P', 'S')],
      latest: [plugStatus('P', status, fiveDays, more), free('S', 0, fiveDays)],
    },
    signedIn,
  )
  const query = { ...stationQuery(), reason: null, oldFrom: 0, sort: 'newest' } as const
  const page = await catalog.attention(query, 0, 9)
  const shown = await render(
    createElement(StationPanel, {
      handle: { viewer: signedIn, catalog },
      snapshot,
      opening: { id: 'S', opener: null },
      filters: noFilters,
      settings: { contact: undefined, report: undefined, tourism: undefined },
      sheet: { height: 'half', onHeight: ignore },
      actions: { onReset: ignore, onOpen: ignore, onClose: ignore, onSignIn: undefined },
    }),
  )
  const finding = page.rows.map((row) => {
    const time = timeWords(shown.i18n, row, { start: findReasonStart(row, new Map()), isComing: false }, now)
    return `${reasonWords(shown.i18n, row)}: ${time?.age}`
  })
  return { finding, shown }
}

test.each([
  ['OUTOFORDER', 'Out of order: for 5 days'],
  ['CHARGING', 'Occupied for over a day: for 5 days'],
])(
  'a plug that sent %s five days ago has that start in its panel too, and is not called old',
  async (status, words) => {
    const { finding, shown } = await opened(status)
    expect(finding).toEqual([words])
    expect(shown.text).toContain('same status since Sun 10:00 · 5 days')
    expect(shown.texts('.plug-status')[0]).not.toContain('old')
    expect(shown.texts('.station-status')[0]).not.toContain('old')
  },
)

test.each([
  ['AVAILABLE', pushed, 'Report overdue: measured 5 days ago'],
  ['OUTOFORDER', {}, 'Out of order: start not known'],
])('a plug that sent %s with %j five days ago is old in both', async (status, more, words) => {
  const { finding, shown } = await opened(status, more)
  expect(finding).toEqual([words])
  expect(shown.text).toContain('old: measured 5 days ago')
  expect(shown.text).not.toContain('same status')
})
