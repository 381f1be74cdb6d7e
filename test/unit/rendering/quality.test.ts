import { createElement } from 'react'
import { expect, test } from 'vitest'
import { noFilters } from '../../../src/model/filters'
import { RejectedRows } from '../../../src/team/rejected/RejectedRows'
import { stationQuery } from '../catalog/station-query'
import { takeSavedFiles } from './page'
import { figures, known, quality } from './quality-page'
import { render } from './render'
import { handle, snapshot } from './shown'

test('each provider has its figures below their heads, and a dash for what nothing states', async () => {
  const { shown } = await quality()
  const [groups, head, first, second] = shown
    .all('tr')
    .slice(0, 4)
    .map((row) => shown.cellsOf(row))
  expect(groups).toEqual(['', '24 hours', 'Now'])
  expect(head).toEqual([
    ...['Provider', 'Uptime', 'In fault per plug', 'Without reports', 'Trend'],
    ...['Stations ↓', 'Plugs', 'Complete', 'Live', 'Old', 'Capacity differs'],
    ...['Position missing or outside', 'Duplicates', 'Oldest value'],
  ])
  expect(first).toEqual([
    'Alperia',
    'not loaded',
    '–',
    '–',
    '–',
    '10',
    '25',
    '73%',
    '60%',
    '20%',
    '1',
    '6',
    '4',
    '4 days',
  ])
  expect(second).toEqual([
    'Not stated',
    'sends only free or not',
    '–',
    '–',
    '–',
    '10',
    '25',
    '–',
    '0%',
    '20%',
    '–',
    '6',
    '4',
    '–',
  ])
})

test('uptime has a column for share, fault, silence and trend, with what is known', async () => {
  const { shown } = await quality({ uptime: known })
  const [head, first, second] = shown
    .all('tr')
    .slice(1, 4)
    .map((row) => shown.cellsOf(row).slice(1, 5))
  expect(head).toEqual(['Uptime', 'In fault per plug', 'Without reports', 'Trend'])
  expect(
    ['.work-sort', 'th'].flatMap((selector) =>
      shown.all(selector).flatMap(({ props }) => props['aria-label'] ?? []),
    ),
  ).toEqual([
    ...['Uptime, 24 hours', 'In fault per plug, 24 hours', 'Without reports, 24 hours'],
    'Trend, 24 hours',
  ])
  expect(first).toEqual(['90.9%92% known', '1 hr', '4%', '2 of 25 plugs'])
  expect(second).toEqual(['sends only free or not', '–', '–', '–'])
  expect(shown.all('.uptime-sparkline')[0]?.props['aria-label']).toBe(
    'Trend, 24 hours. Lowest 50.0%, 09:00. Faults in 1 of 2 hours; nothing known in 0.',
  )
})

test('a row without uptime has the reason, and nothing sorts by what is not loaded', async () => {
  const reason = async (more: object) => {
    const row = { ...figures, id: 'A', name: 'A', provider: 'A', municipality: '', ...more }
    const { shown } = await quality({}, { rows: [row] })
    expect(shown.all('.work-sort').map((head) => shown.cellsOf(head))).toHaveLength(10)
    return shown.cellsOf(shown.all('tr')[2])[1]
  }
  const statuses = { fault: 0, free: 0, closed: 0, none: 0 }
  expect(await reason({ statuses: { ...statuses, fault: 1, none: 9 } })).toBe('not loaded')
  expect(await reason({ statuses: { ...statuses, free: 1, closed: 9 } })).toBe('sends only free or not')
  expect(await reason({ statuses: { ...statuses, closed: 1, none: 9 } })).toBe('Status not public')
  expect(await reason({ statuses: { ...statuses, none: 9 } })).toBe('sends no status')
  expect(await reason({ statuses, plugCount: 0 })).toBe('no plugs')
})

test('the head of a column sorts by it, most first; a second press reverses; names start with A', async () => {
  const { shown, calls } = await quality()
  expect(shown.all('th').map(({ props }) => props['aria-sort'])).toContain('descending')
  await shown.press('Stations ↓')
  await shown.press('Plugs')
  await shown.press('Provider')
  expect(calls).toEqual([
    ['choices', { order: { sort: 'stations', isDescending: false } }],
    ['choices', { order: { sort: 'plugs', isDescending: true } }],
    ['choices', { order: { sort: 'name', isDescending: false } }],
  ])
})

test('duplicates and age sort too, and each figure has its label for a card', async () => {
  const { shown, calls } = await quality({ uptime: known })
  await shown.press('Duplicates')
  await shown.press('Oldest value')
  expect(calls).toEqual([
    ['choices', { order: { sort: 'duplicates', isDescending: true } }],
    ['choices', { order: { sort: 'oldest', isDescending: true } }],
  ])
  expect(shown.all('td')[1]?.props['data-label']).toBe('Uptime, 24 hours')
})

test('a provider filters list and map, and a second press shows all again', async () => {
  const first = await quality()
  await first.shown.press('Alperia')
  expect(first.calls).toEqual([['filter', { ...noFilters, provider: ['Alperia'] }]])
  const filters = { ...noFilters, provider: ['Alperia'] }
  const second = await quality({ query: stationQuery({ filters }) })
  expect(second.shown.one('button', 'Alperia').props['aria-pressed']).toBe(true)
  await second.shown.press('Alperia')
  expect(second.calls).toEqual([['filter', { ...noFilters, provider: [] }]])
})

test('the share of live stations shows just these', async () => {
  const { shown, calls } = await quality()
  await shown.press('60%: show what is live of Alperia')
  expect(calls).toEqual([['filter', { ...noFilters, feature: ['live'], provider: ['Alperia'] }]])
})

test('a hundred rows are loaded first, and a press loads a hundred more', async () => {
  const { shown, asked } = await quality()
  await shown.press('Show more (1 left)')
  expect(asked.map(([, ...range]) => range)).toEqual([
    [0, 100],
    [0, 200],
  ])
  expect((await quality({}, { matched: 2 })).shown.text).not.toContain('Show more')
})

test('the elements of the law have their number and share, or why these are not known', async () => {
  const { shown } = await quality()
  const rows = shown
    .all('tr')
    .filter(({ props }) => props['data-element'])
    .map((row) => shown.cellsOf(row))
  expect(rows).toHaveLength(15)
  expect(rows.slice(0, 5)).toEqual([
    ['Location', '8 of 8 stations', '100%'],
    ['Number of connectors', '7 of 8 stations', '88%'],
    ['Parking for people with disabilities', 'No feed has a field for it'],
    ['Name of the operator', '8 of 8 stations', '100%'],
    ['Contact of the operator', 'Known after signing in only'],
  ])
  expect(rows).toContainEqual(['Type of connector', '19 of 20 plugs', '95%'])
  expect(rows).toContainEqual(['Price, or a link to it', '3 of 8 stations', '38%'])
})

test('the ages of the values have their number and share', async () => {
  const { shown } = await quality()
  expect(shown.lines).toContain('75% live, 20% old.')
  expect(
    shown
      .all('tr')
      .slice(-6)
      .map((row) => shown.cellsOf(row)),
  ).toEqual([
    ['up to 15 min', '20', '50%'],
    ['up to 1 hr', '8', '20%'],
    ['up to 24 hr', '2', '5%'],
    ['up to 7 days', '5', '13%'],
    ['older', '3', '8%'],
    ['age unknown', '2', '5%'],
  ])
})

test('rejected records are counted by list and reason, with the mark of reasons of closed ones only', async () => {
  const { shown } = await quality({ snapshot: snapshot({ rejected: 3 }) })
  expect(shown.texts('summary')).toEqual([
    '2 × Plugs · Id (scode): missing, or not text',
    '1 × Stations · Name (sname): of a kind that the interface does not allow Closed data',
  ])
  expect((await quality()).shown.texts('summary')).toEqual([])
})

test('a reason whose records may be closed has no mark, and paper says that they are not for the public', async () => {
  const record = { kind: 'plugs', row: 0, id: 'x', reason: 'scode: expected string' } as const
  const rejected = async () => [{ ...record, access: 'not-known' as const }]
  const { shown } = await quality({ snapshot: snapshot({ rejected: 1 }) }, {}, { rejected })
  expect(shown.texts('summary')).toEqual(['1 × Plugs · Id (scode): missing, or not text'])
  expect(shown.texts('.print-only')).toContain('Holds closed data. Not for the public.')
})

test('a rejected record is shown with its row, counted from one, and whether it is cut or closed', async () => {
  const rows = [{ row: 0, id: 'x', text: '{}', isCut: true, access: 'closed' as const }]
  const group = { kind: 'plugs', reason: 'scode: expected string', count: 2 } as const
  const answer = handle({ rejectedByReason: async () => [{ ...group, rows }] })
  const shown = await render(createElement(RejectedRows, { handle: answer, revision: 1, group }))
  expect(shown.lines).toEqual([
    'To be done by the owner of the data: send Id (scode) as text, in quotation marks, in every record',
    ...['Row 1 · x Closed data', '{}', 'Cut: this record is longer, or nested deeper.', 'And 1 more.'],
  ])
})

test('the file has all rows in the order of the page, of open values only', async () => {
  const { shown, asked } = await quality()
  await shown.press('CSV, for spreadsheets')
  const [file] = await takeSavedFiles()
  expect(file?.name).toMatch(/^plugboard-quality.*2026-04-03-1000\.csv$/)
  expect(file?.text.split('\r\n')).toHaveLength(4)
  expect(asked.at(-1)?.slice(1)).toEqual([0, Number.MAX_SAFE_INTEGER])
  expect(asked.at(-1)?.[0]).toMatchObject({ scope: 'open', sort: 'stations', isDescending: true })
})

test('no matching station is no empty table', async () => {
  const { shown } = await quality({}, { rows: [], matched: 0 })
  expect(shown.all('.work-figures')).toEqual([])
  expect(shown.texts('.placeholder-title')).toHaveLength(1)
})
