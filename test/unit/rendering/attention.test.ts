import { expect, test } from 'vitest'
import { noFilters } from '../../../src/model/filters'
import { attention, day, known, page, row } from './attention-page'
import { takeSavedFiles } from './page'
import { handle, hour, now } from './shown'

test('rows are listed newest first, with sign, plug, reason, state, time and place', async () => {
  const { shown } = await attention()
  expect(shown.texts('.item-name')).toEqual(['Therme', 'Bahnhof', 'Rathaus'])
  expect(shown.texts('.item-plug').map((text) => text.trim())).toEqual([
    'P',
    'whole station',
    'whole station',
  ])
  expect(shown.texts('.item-reason')).toEqual(['Out of order (Faulty)', 'Report overdue', 'Silent'])
  expect(shown.texts('.item-time')).toEqual(['for 3 hr', 'measured 2 days ago'])
  expect(shown.texts('.item-moment')).toEqual(['07:00', '1 Apr 2026, 08:00'])
  expect(shown.texts('.item-place')).toEqual(['Bozen · Alperia', 'Bozen · Alperia'])
  const signs = shown.all('svg').flatMap(({ props }) => props['data-sign'] ?? [])
  expect(signs).toEqual(['out-of-order', 'silent', 'occupied', 'old', 'out-of-order', 'old', 'silent'])
  expect(shown.all('.item').map(({ props }) => props['data-reason'])).toEqual([
    ...['out-of-order', 'old', 'silent'],
  ])
})

test('a row that follows from closed data has an open lock', async () => {
  const { shown } = await attention()
  expect(shown.lines.filter((line) => line.includes('[Only your team sees these]'))).toEqual([
    '[Only your team sees these] Out of order (Faulty) P',
  ])
})

test('a station has one row for a reason, and its plugs with their times in a fold', async () => {
  const series = (id: string) => ({ level: 'plug' as const, id, dataType: 'plug-status', period: 300 })
  const station = { ...row().station, plugCount: 6 }
  const rows = ['P', 'Q'].map((id) =>
    row({ station, plug: { id, name: '' }, series: series(id), reason: 'out-of-order', measuredAt: now }),
  )
  const starts = new Map([
    ['P', { startedAt: now - 2 * day, exact: true, until: now }],
    ['Q', { startedAt: now - hour, exact: true, until: now }],
  ])
  const more = { page: { ...page, rows, groupCount: 1 } }
  for (const isWide of [false, true]) {
    const { shown } = await attention(more, { starts: known(starts) }, isWide)
    expect(shown.all(isWide ? 'tr' : '.item').filter(({ props }) => props['data-reason'])).toHaveLength(1)
    expect(shown.texts('.attention-plugs')).toEqual(['2 of 6 plugsQ for 1 hrP for 2 days'])
    expect(shown.text).not.toContain('Show more')
  }
})

test('the only plug of a row is named, with the number of all plugs of its station', async () => {
  const one = row({ station: { ...row().station, plugCount: 4 }, plug: { id: 'P', name: '' } })
  const { shown } = await attention({ page: { ...page, rows: [one] } })
  expect(shown.texts('.item-plug')).toEqual(['1 of 4 plugs · P'])
  expect(shown.all('.attention-plugs')).toEqual([])
})

test('the age of the last report is beside a start from the history', async () => {
  const series = { level: 'plug', id: 'P', dataType: 'plug-status', period: 300 } as const
  const fault = row({ reason: 'out-of-order', series, measuredAt: now - hour })
  const starts = new Map([['P', { startedAt: now - 2 * day, exact: true, until: now }]])
  const { shown } = await attention({ page: { ...page, rows: [fault, row()] } }, { starts: known(starts) })
  expect(shown.texts('.item-time')[0]).toBe('for 2 days')
  expect(shown.texts('.item-moment')[0]).toBe('1 Apr 2026, 10:00 · measured 1 hr ago')
})

test('starts that arrive move no rows until the pointer has left and the focus is elsewhere', async () => {
  const series = { level: 'plug', id: 'P', dataType: 'plug-status', period: 300 } as const
  const fault = row({ reason: 'out-of-order', series, measuredAt: now - hour })
  const other = row({ station: { ...row().station, id: 'T', name: 'Therme' }, measuredAt: now - 3 * day })
  const later = known(new Map([['P', { startedAt: now - 2 * day, exact: true, until: now }]]))
  const { shown } = await attention({ page: { ...page, rows: [fault, other] } }, { later })
  const names = () => shown.texts('.item-name')
  const act = (handler: string, event?: object) => shown.act(shown.one('ul', 'Attention'), handler, event)
  const blur = (isInRows: boolean) => act('onBlur', { currentTarget: { contains: () => isInRows } })
  await act('onPointerEnter')
  await act('onFocus')
  await blur(true)
  await shown.press('Later starts')
  await act('onPointerLeave')
  expect(names()).toEqual(['Therme', 'Bahnhof'])
  expect(shown.texts('h3')).toEqual(['Start not known: 1'])
  await blur(false)
  expect(names()).toEqual(['Bahnhof', 'Therme'])
  expect(shown.texts('h3')).toEqual([])
})

test('rows whose start is not known are a group with its number, in an order by time alone', async () => {
  const { shown } = await attention()
  expect(shown.texts('h3')).toEqual(['Start not known: 1'])
  expect(shown.all('ul').map(({ props }) => props['aria-label'])).toEqual(['Attention', 'Start not known: 1'])
  const query = { filters: noFilters, bounds: null, now, reason: null, oldFrom: day, sort: 'name' }
  expect((await attention({ query })).shown.texts('h3')).toEqual([])
})

test('a station without a position says that it is not on the map, and why', async () => {
  const { shown } = await attention({
    page: { ...page, rows: [row(), row({ station: { ...row().station, id: 'N', isPlaced: false } })] },
  })
  expect(shown.texts('.item-unplaced')).toEqual(['not on the map: no usable position'])
})

test('the order is by time, station or provider; by station it is that of the catalog', async () => {
  const { shown, calls } = await attention()
  expect(shown.texts('option').slice(3, 7)).toEqual(['Newest first', 'Oldest first', 'Name', 'Provider'])
  await shown.choose('provider', 'Sort by')
  expect(calls).toEqual([['sort', 'provider']])
  const names = async (sort: string) => {
    const query = { filters: noFilters, bounds: null, now, reason: null, oldFrom: day, sort }
    return (await attention({ query })).shown.texts('.item-name')
  }
  expect(await names('newest')).toEqual(['Therme', 'Bahnhof', 'Rathaus'])
  expect(await names('oldest')).toEqual(['Bahnhof', 'Therme', 'Rathaus'])
  expect(await names('name')).toEqual(['Bahnhof', 'Therme', 'Rathaus'])
})

test('each reason has its number of rows, and a second press clears it', async () => {
  const { shown, calls } = await attention()
  expect(shown.texts('.chip').slice(0, 4)).toEqual([
    ...['Out of order 1', 'Silent 1', 'Occupied for over a day 0', 'Report overdue 1,001'],
  ])
  await shown.tick(/^Report overdue/)
  await shown.tick(/^Silent/)
  expect(calls).toEqual([
    ['reason', null],
    ['reason', 'silent'],
  ])
})

test('the number of rows, and of those that a press adds, is stated', async () => {
  const { shown, calls } = await attention()
  expect(shown.texts('.item-count')).toEqual(['4 stations, 6 plugs'])
  await shown.press('Show more (2 left)')
  expect(calls.flat()).toContain('more')
  const all = await attention({ page: { ...page, groupCount: 3 } })
  expect(all.shown.text).not.toContain('Show more')
})

test('a press opens the station of its row, with the order of the list', async () => {
  const { shown, calls } = await attention()
  await shown.press('Therme')
  expect(calls).toEqual([['open', 'T', ['T', 'S', 'U']]])
})

test('the provider filters the list and the map too', async () => {
  const { shown, calls } = await attention()
  expect(shown.texts('option').slice(0, 3)).toEqual(['All providers', 'Alperia (2)', 'Driwe (1,000)'])
  await shown.choose('Driwe', 'Provider')
  await shown.choose('', 'Provider')
  expect(calls).toEqual([
    ['filter', { ...noFilters, provider: ['Driwe'] }],
    ['filter', { ...noFilters, provider: [] }],
  ])
})

test('a chosen provider without rows stays in the choice, and so do several', async () => {
  const options = async (provider: string[]) => {
    const query = { filters: { ...noFilters, provider }, bounds: null, now, reason: null, oldFrom: day }
    return (await attention({ query })).shown.texts('option').slice(0, 2)
  }
  expect(await options(['Neogy'])).toEqual(['All providers', 'Neogy'])
  expect(await options(['A', 'B'])).toEqual(['All providers', 'A and B'])
})

test('the age from which a value is old is an hour, a day, a week or a month', async () => {
  const { shown, calls } = await attention()
  expect(shown.texts('option').slice(-4)).toEqual(['1 hr', '24 hr', '7 days', '30 days'])
  await shown.choose(String(hour), 'Overdue from')
  expect(calls).toEqual([['old from', hour]])
})

test('without rows the page says so, and offers no file', async () => {
  const { shown } = await attention({ page: { ...page, rows: [], matched: 0, groupCount: 0 } })
  expect(shown.texts('.placeholder-title')).toEqual(['Nothing needs attention'])
  expect(shown.text).not.toContain('CSV')
})

test('what is not known to the public is not called silent', async () => {
  const { shown } = await attention({ page: { ...page, isSilenceCertain: false } })
  expect(shown.text).not.toContain('your account sees none')
})

test('rows wait for the starts of their reasons', async () => {
  const { shown } = await attention({}, { starts: known(null) })
  expect(shown.texts('.item-name')).toEqual([])
  expect(shown.lines).toContain('Loading stations…')
})

test('the file has open rows only, unless the person includes closed ones', async () => {
  const { shown } = await attention()
  await shown.press('CSV, for spreadsheets')
  const [open] = await takeSavedFiles()
  expect(open?.name).toBe('plugboard-attention-2026-04-03-1000.csv')
  expect(open?.text.split('\r\n').map((line) => line.split(',')[0])).toEqual(['station_id', 'S', 'U', ''])
  expect(shown.text).toMatch(
    /Saved as plugboard-attention-2026-04-03-1000\.csv: 2 rows · Your list shows others/,
  )
  await shown.tick(/^Include closed values/)
  await shown.press('CSV, for spreadsheets')
  const [closed] = await takeSavedFiles()
  expect(closed?.name).toBe('plugboard-attention-2026-04-03-1000-with-closed-data.csv')
  expect(closed?.text.split('\r\n').map((line) => line.split(',')[0])).toEqual([
    'station_id',
    // The order of the list.
    'T',
    'S',
    'U',
    '',
  ])
})

test('nobody without closed values is asked whether to include them', async () => {
  const { shown } = await attention({}, { handle: handle({}) })
  expect(shown.text).not.toContain('Include closed')
  expect(shown.text).toContain('CSV')
})

test('a failed page says why', async () => {
  const { shown } = await attention({ error: new Error('x'), page: undefined })
  expect(shown.texts('.notice-warning')).toHaveLength(1)
  expect(shown.all('.item-list')).toEqual([])
})
