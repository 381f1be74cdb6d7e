import { createElement } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Snapshot, StationPage } from '../../../src/catalog/catalog-api'
import type { LookUpResult } from '../../../src/catalog/look-up'
import { FreshnessLine } from '../../../src/stations/FreshnessLine'
import { FavouriteButton } from '../../../src/stations/favourites/FavouriteButton'
import { FavouritesBar } from '../../../src/stations/favourites/FavouritesBar'
import { FreeAlertResult } from '../../../src/stations/free-alert/FreeAlertResult'
import type { FreeAlert } from '../../../src/stations/free-alert/free-alert'
import { StationList } from '../../../src/stations/list/StationList'
import { MissingStation } from '../../../src/stations/panel/MissingStation'
import { Report } from '../../../src/stations/report/Report'
import { CopyText } from '../../../src/stations/share/CopyText'
import { Share } from '../../../src/stations/share/Share'
import { stationQuery } from '../catalog/station-query'
import { takeCopiedTexts, takeSavedFiles } from './page'
import { render } from './render'
import { handle, ignore, now, record, snapshot, summary } from './shown'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

test('without a dialog of the device, the link of the station alone is copied', async () => {
  const shown = await render(createElement(Share, { id: 'A 1', name: 'x' }))
  await shown.press('Share')
  expect(takeCopiedTexts()).toEqual(['https://plugboard.example/?station=A+1'])
  expect(shown.lines).toEqual(['Share', 'Link copied.'])
})

for (const { part, element, button } of [
  {
    part: 'a text is copied',
    element: createElement(CopyText, { kind: 'link', text: 'https://plugboard.example/' }),
    button: 'Copy link',
  },
  { part: 'a station is shared', element: createElement(Share, { id: 'A 1', name: 'x' }), button: 'Share' },
])
  test(`while ${part} again, the message of the time before is gone`, async () => {
    const shown = await render(element)
    await shown.press(button)
    expect(shown.lines).toEqual([button, 'Link copied.'])
    let finish = () => {}
    const copying = new Promise<void>((resolve) => {
      finish = resolve
    })
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockReturnValueOnce(copying)
    const pressed = shown.press(button)
    onTestFinished(async () => {
      finish()
      await pressed
      write.mockRestore()
      takeCopiedTexts()
    })
    await vi.waitFor(() => expect(shown.lines).toEqual([button]))
  })

test('a problem is reported by mail in the same tab, and by a form in a new one', async () => {
  const link = async (template: string) => {
    const props = { template, station: { id: 'S', name: 'Bahnhof' } }
    const shown = await render(createElement(Report, props))
    return shown.one('a', 'Report a problem').props
  }
  expect(await link('mailto:a@b.example')).not.toHaveProperty('target')
  expect(await link('https://form.example/{id}')).toMatchObject({
    target: '_blank',
    rel: 'noopener noreferrer',
  })
})

test('a station is saved and removed by one button, and its number shown beside the list', async () => {
  const button = await render(createElement(FavouriteButton, { station: { id: 'S', aliases: ['T'] } }))
  expect(button.lines).toEqual(['Save'])
  await button.press('Save')
  expect(button.lines).toEqual(['Saved'])
  const calls: boolean[] = []
  const bar = await render(
    createElement(FavouritesBar, { isLimited: true, setLimited: (only) => calls.push(only) }),
  )
  expect(bar.lines[0]).toBe('☑ Favourites 1')
  await bar.tick(/^Favourites/)
  await bar.press('Save as a file')
  const [file] = await takeSavedFiles()
  expect(file?.name).toBe('plugboard-favourites.json')
  expect(JSON.parse(file?.text ?? '')).toEqual({ plugboard: 'favourites', stations: ['S'] })
  await button.press('Saved')
  expect(button.lines).toEqual(['Save'])
  expect(calls).toEqual([false])
})

test.each([
  ['{"plugboard":"favourites","stations":["A","B"]}', '2 favourites added.', 'status'],
  ['{}', '“x.json” is not a file of favourites. Choose one that Plugboard has saved.', 'alert'],
])('a file %s of favourites says what it added', async (text, message, role) => {
  const bar = await render(createElement(FavouritesBar, { isLimited: true, setLimited: ignore }))
  const input = bar.all('input').find(({ props }) => props.type === 'file')
  if (!input) throw new Error('Expected a field for a file.')
  const target = { files: [{ name: 'x.json', size: text.length, text: async () => text }], value: 'x.json' }
  await bar.act(input, 'onChange', { target })
  expect(bar.lines.at(-1)).toBe(message)
  expect(bar.all('p').at(-1)?.props.role).toBe(role)
  expect(target.value).toBe('')
  const button = await render(createElement(FavouriteButton, { station: { id: 'A', aliases: [] } }))
  if (button.text.includes('Saved')) await button.press('Saved')
})

test.each([
  [{ reason: 'free', free: 2 }, 'Bahnhof: 2 plugs are free'],
  [{ reason: 'free', free: null }, 'Bahnhof: available now'],
  [{ reason: 'over' }, 'Bahnhof: the page saw no free plug in two hours, and no longer waits.'],
  [{ reason: 'out-of-use' }, 'Bahnhof is out of order. The page no longer waits.'],
] as const)('the wait for a plug ends with %j: it says so until it is dismissed', async (end, words) => {
  const opened: string[] = []
  const alert = { kind: 'ended', station: { id: 'S', name: 'Bahnhof' }, ...end } as FreeAlert
  const shown = await render(createElement(FreeAlertResult, { alert, onOpen: (id) => opened.push(id) }))
  expect(shown.lines).toEqual([words, '[Dismiss]'])
  await shown.press(words)
  expect(opened).toEqual(['S'])
})

test.each([
  [
    { kind: 'unknown' },
    ['There is no station “X”', 'It may have been removed, or the link is not complete.'],
  ],
  [
    { kind: 'rejected' },
    [
      'The record of station “X” could not be read',
      'The station exists. Why its record was rejected stands under “About this data”.',
    ],
  ],
  [
    { kind: 'inactive', station: record() },
    [
      '“Bahnhof” is inactive',
      'The station exists. The service no longer updates it, so it is not in the list. This is what it said last:',
      ...['About this station', 'Coordinates', '46.50000, 11.35000', 'More details', 'Station id', 'S'],
    ],
  ],
  [
    { kind: 'not-loaded', station: record() },
    [
      '“Bahnhof” is not among the stations here',
      'The service has it. It stands outside of this region, or it is new: then reload the page.',
      ...['About this station', 'Coordinates', '46.50000, 11.35000', 'More details', 'Station id', 'S'],
    ],
  ],
] as const)('a link to a station that is not loaded is explained: %j', async (answer, lines) => {
  const props = { id: 'X', now }
  const answering = handle({ lookUp: async () => answer as LookUpResult })
  const shown = await render(createElement(MissingStation, { handle: answering, ...props }))
  expect(shown.lines).toEqual(lines)
})

type Stations = Parameters<typeof FreshnessLine>[0]['stations']

async function freshness(more: Partial<Snapshot> = {}, isFetching = false) {
  const calls: string[] = []
  const refresh = () => calls.push('refresh')
  const stations = { snapshot: snapshot(more), snapshotQuery: { isFetching }, refresh }
  const shown = await render(
    createElement(FreshnessLine, {
      stations: stations as unknown as Stations,
      onAbout: () => calls.push('about'),
      note: 'NOTE',
    }),
  )
  return { shown, calls }
}

test('the line below the list has the time of the fetch, the data page and a refresh', async () => {
  const { shown, calls } = await freshness()
  expect(shown.lines).toEqual(['Fetched 09:59 ·', 'About this data', 'NOTE', '[Refresh now]'])
  await shown.press('Refresh now')
  await shown.press('About this data')
  expect(calls).toEqual(['refresh', 'about'])
  expect((await freshness({ copy: 'failed' })).shown.lines[0]).toBe('Fetched 09:59 (1 min ago) ·')
})

test('during a refresh there is no second one', async () => {
  const { shown, calls } = await freshness({}, true)
  expect(shown.one('button', 'Refreshing…').props['aria-disabled']).toBe(true)
  await shown.press('Refreshing…')
  expect(calls).toEqual([])
})

test('each row of the list knows its place among all; those without a position come last', async () => {
  const stations = [summary(), summary({ id: 'T', aliases: ['X'], name: 'Therme', position: null })]
  const page: StationPage = { stations, from: 0, matched: 2, withPosition: 1, total: 2 }
  const shown = await render(
    createElement(StationList, {
      handle: handle({ page: async () => page }),
      snapshot: snapshot(),
      query: stationQuery(),
      matched: 2,
      openedId: 'X',
      hoveredId: 'S',
      onOpen: ignore,
      onHover: ignore,
    }),
  )
  expect(shown.one('ul').props['aria-label']).toBe('Stations')
  expect(shown.all('li').map(({ props }) => [props['aria-posinset'], props['aria-setsize']])).toEqual([
    [1, 2],
    [2, 2],
  ])
  expect(shown.texts('.list-group')).toEqual(['Not on the map (1)'])
  expect(shown.text.indexOf('Bahnhof')).toBeLessThan(shown.text.indexOf('Not on the map'))
  expect(shown.text.indexOf('Not on the map')).toBeLessThan(shown.text.indexOf('Therme'))
  const marks = shown.all('.row').map(({ props }) => [props['data-opened'], props['data-hovered']])
  expect(marks).toEqual([
    [undefined, true],
    [true, undefined],
  ])
})
