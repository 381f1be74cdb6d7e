import { type ComponentProps, createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { PageContext } from '../../../src/app/page/PageContext'
import { WorkPrintFoot } from '../../../src/app/work/WorkPrint'
import { WorkScope } from '../../../src/app/work/WorkScope'
import { ListedWeek } from '../../../src/history/week/ListedWeek'
import type { ListedHours } from '../../../src/history/week/use-listed-hours'
import { noFilters } from '../../../src/model/filters'
import type { Access } from '../../../src/model/value'
import { attention, page as attentionPage, row } from './attention-page'
import { figures, known, quality } from './quality-page'
import { render } from './render'
import { config, now, snapshot, stations } from './shown'

const note = 'Holds closed data. Not for the public.'

test('the attention page says on paper that it holds closed data exactly if a printed row may be', async () => {
  const printed = async (access: Access) => {
    const rows = [row(), row({ reason: 'out-of-order', access })]
    return (await attention({ page: { ...attentionPage, rows, groupCount: rows.length } })).shown.texts(
      '.print-only',
    )
  }
  expect(await printed('closed')).toEqual([note])
  expect(await printed('not-known')).toEqual([note])
  expect(await printed('open')).toEqual([])
})

test('the quality page says so for closed values in its rows and totals, and for uptimes of closed plugs', async () => {
  const alperia = { ...figures, id: 'Alperia', name: 'Alperia', provider: 'Alperia', municipality: '' }
  const printed = async (props: object, answered: object) =>
    (await quality(props, { rows: [alperia], matched: 1, ...answered })).shown.texts('.print-only')
  expect(await printed({}, {})).toEqual([])
  expect(await printed({}, { rows: [{ ...alperia, access: 'closed' }] })).toEqual([note])
  expect(await printed({}, { rows: [{ ...alperia, access: 'not-known' }] })).toEqual([note])
  expect(await printed({}, { total: { ...figures, access: 'closed' } })).toEqual([note])
  expect(await printed({ uptime: known }, {})).toEqual([])
  const find: typeof known.find = (by, id, scope) => {
    const uptime = known.find(by, id, scope)
    return uptime && { ...uptime, access: 'closed' }
  }
  expect(await printed({ uptime: { ...known, find } }, {})).toEqual([note])
  expect(await printed({ snapshot: snapshot({ rejected: 3 }) }, {})).toEqual([note])
})

test('paper says how many rows are left out', async () => {
  expect((await attention()).shown.texts('.print-only')).toContain('And 2 more.')
  expect((await quality()).shown.texts('.print-only')).toEqual(['And 1 more.'])
})

test.each([
  ['closed', 2, [note], ['Closed data']],
  ['not-known', 0, [note], []],
  ['open', 0, [], []],
])(
  'the week of stations with the access %s says what may be closed',
  async (access, closedPlugs, notes, tags) => {
    const hour = { mean: 0.5, weeks: 4, known: 1, samples: 9 }
    const hours = Array.from({ length: 168 }, () => hour)
    const stationsPage = { stations: [], withSeries: 1, matched: 1 }
    const rest = { run: { kind: 'idle' }, loaded: 1, all: 1, requests: 0, outOfRange: 0, failed: 0 }
    const listed = {
      hours,
      plugs: 4,
      closedPlugs,
      access,
      stationsPage,
      period: '30-days',
      until: now,
      ...rest,
    }
    const shown = await render(createElement(ListedWeek, { listed: listed as unknown as ListedHours, now }))
    expect(shown.texts('.print-only')).toEqual(notes)
    expect(shown.texts('.tag-closed')).toEqual(tags)
  },
)

test('the head of a printed page has the filters of its stations, and none without a filter', async () => {
  const head = async (access: string[]) => {
    const revealed = { values: 9, stationCount: 2 }
    const shownStations = stations(
      { snapshot: snapshot({ revealed }) },
      { filters: { ...noFilters, access } },
    )
    const value = { stations: shownStations, view: { work: 'quality' } } as unknown as ComponentProps<
      typeof PageContext
    >['value']
    return (await render(createElement(PageContext, { value }, createElement(WorkScope)))).texts(
      '.print-only',
    )
  }
  expect(await head(['PUBLIC'])).toEqual(['Chosen filters: Public'])
  expect(await head([])).toEqual([])
})

test('the foot of a printed page of the team gives the licence to open data only', async () => {
  const shownStations = stations({ snapshot: snapshot() }, {})
  const value = { config, stations: shownStations } as unknown as ComponentProps<typeof PageContext>['value']
  vi.stubGlobal('window', { location: { href: 'https://plugboard.example/?work=quality' } })
  const shown = await render(createElement(PageContext, { value }, createElement(WorkPrintFoot)))
  vi.unstubAllGlobals()
  expect(shown.text).toContain(`${config.licence.name} for the open data only`)
})
