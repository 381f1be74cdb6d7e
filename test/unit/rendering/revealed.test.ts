import { type ComponentProps, createElement } from 'react'
import { expect, test } from 'vitest'
import { RevealedWork } from '../../../src/app/work/RevealedWork'
import type { RevealedPage, RevealedQuery } from '../../../src/catalog/revealed'
import { noFilters } from '../../../src/model/filters'
import { type WorkLink, Workspace } from '../../../src/team/Workspace'
import { allFetched, withFailed } from '../catalog/parts'
import { stationQuery } from '../catalog/station-query'
import { takeSavedFiles } from './page'
import { render } from './render'
import { config, handle, ignore, now, snapshot } from './shown'

const page: RevealedPage = {
  rows: [
    {
      id: 'S',
      name: 'Bahnhof',
      municipality: 'Bozen',
      provider: 'Alperia',
      values: 2,
      status: 'occupied',
      openStatus: 'closed',
    },
  ],
  matched: 2,
  values: 9,
  stationCount: 2,
  closedStatuses: 4,
  fetchedAt: now,
  types: [
    { name: 'echarging-plug-status', values: 7, stationCount: 2 },
    { name: 'foo', values: 2, stationCount: 1 },
  ],
  providers: [
    { name: 'Alperia', values: 8, stationCount: 2 },
    { name: '', values: 1, stationCount: 1 },
  ],
  providerNames: ['Alperia', ''],
  changes: [{ openStatus: 'closed', status: 'occupied', stationCount: 2 }],
}

async function revealed(props: object = {}, answered: Partial<RevealedPage> = {}) {
  const calls: unknown[] = []
  const asked: RevealedQuery[] = []
  const shown = await render(
    createElement(RevealedWork, {
      handle: handle(
        {
          revealed: async (query) => {
            asked.push(query)
            return { ...page, ...answered }
          },
        },
        'https://issuer|team',
      ),
      config,
      query: stationQuery(),
      roles: ['BDP_ALPERIA', 'BDP'],
      snapshot: snapshot({ revealed: { values: 9, stationCount: 2 } }),
      onFilter: (filters) => calls.push(filters),
      onOpen: (id) => calls.push(id),
      ...props,
    }),
  )
  return { shown, calls, asked }
}

test('the name of a right does not depend on the filters', async () => {
  const { shown } = await revealed({}, { providers: [] })
  expect(shown.lines[0]).toBe('Rights: Alperia BDP_ALPERIA · BDP')
})

test('what a login adds is counted by type, provider and changed status', async () => {
  const { shown } = await revealed()
  expect(shown.lines.slice(0, 4)).toEqual([
    'Rights: Alperia BDP_ALPERIA · BDP',
    '4 stations list a status that your account does not see. The service does not say which right a value needs.',
    'Holds closed data. Not for the public.',
    '9 values of 2 stations',
  ])
  expect(shown.all('tr').map((row) => shown.cellsOf(row))).toEqual([
    ['Data type', 'Values', 'Stations'],
    ['Plug statusecharging-plug-status', '7', '2'],
    ['foo', '2', '1'],
    ['Provider', 'Values', 'Stations'],
    ['Alperia', '8', '2'],
    ['Not stated', '1', '1'],
    ['Everyone sees', 'You see', 'Stations'],
    ['Status not public', 'Occupied', '2'],
  ])
})

test('a type limits the stations; a provider filters the list and the map by closed values', async () => {
  const { shown, calls, asked } = await revealed()
  await shown.press('foo')
  expect(asked.map(({ dataType }) => dataType)).toEqual([null, 'foo'])
  await shown.press('foo')
  await shown.press('Alperia')
  await shown.press('Bahnhof')
  expect(calls).toEqual([{ ...noFilters, feature: ['closed-values'], provider: ['Alperia'] }, 'S'])
})

test('the chosen type is in the link', async () => {
  const { shown } = await revealed()
  await shown.press('foo')
  expect(window.location.search).toContain('type=foo')
  const { asked } = await revealed()
  expect(asked[0]?.dataType).toBe('foo')
})

test('a chosen type without values is listed, so that a press clears it', async () => {
  const { shown } = await revealed({}, { types: [] })
  expect(shown.all('tr').map((row) => shown.cellsOf(row))).toContainEqual(['foo', '0', '0'])
  await shown.press('foo')
  expect(window.location.search).not.toContain('type=')
})

test('a chosen provider without values of the type is listed, so that a press clears it', async () => {
  const filters = { ...noFilters, provider: ['Neogy'] }
  const { shown, calls } = await revealed({ query: stationQuery({ filters }) })
  expect(shown.all('tr').map((row) => shown.cellsOf(row))).toContainEqual(['Neogy', '0', '0'])
  await shown.press('Neogy')
  expect(calls).toEqual([{ ...noFilters, feature: ['closed-values'] }])
})

test('a file of closed values alone needs the tick first', async () => {
  const { shown } = await revealed()
  expect(shown.lines).toContain('Every row of this file follows from closed values. Tick the box to save it.')
  await shown.tick(/^Include closed values/)
  await shown.press('CSV, for spreadsheets')
  const [file] = await takeSavedFiles()
  expect(file?.name).toContain('with-closed-data')
})

test.each([
  [
    'the token was refused',
    { snapshot: snapshot({ tokenFailure: 'refused' }) },
    'The service did not accept your login. You see what everyone sees.',
  ],
  [
    'the token was not renewed',
    { snapshot: snapshot({ tokenFailure: 'not-refreshed' }) },
    'Your login could not be renewed: the identity server does not answer. You see what everyone sees.',
  ],
])('when %s, the page says so', async (_, props, title) => {
  const { shown } = await revealed(props)
  expect(shown.lines).toEqual([title, 'This page compares what your account sees with what everyone sees.'])
})

test.each([
  [
    'are loading',
    { values: { fetchedAt: null, failure: null, isComing: true } as const },
    'Loading stations…',
  ],
  [
    'have failed',
    withFailed(allFetched(now), 'values', { fetchedAt: null, since: now }),
    'This list could not be made',
  ],
  [
    'exist for single stations only',
    { values: { fetchedAt: null, failure: null } },
    'You are signed in. Your account sees the same values as everyone.',
  ],
  [
    'are cut off for everyone',
    {},
    'The service cut off the answer that everyone gets. So it is not known what your login adds.',
  ],
])('while values %s, the page does not say that the login was refused', async (_, parts, title) => {
  const props = { revealed: null, parts: { ...allFetched(now), ...parts } } as const
  const { shown } = await revealed({ snapshot: snapshot(props) })
  expect(shown.lines[0]).toContain(title)
})

test('a login that adds nothing says so, and so do filters that hide all of it', async () => {
  const none = { values: 0, stationCount: 0, rows: [], matched: 0, types: [], providers: [], changes: [] }
  const empty = await revealed(
    { roles: [], snapshot: snapshot({ revealed: { values: 0, stationCount: 0 } }) },
    none,
  )
  expect(empty.shown.lines[0]).toBe('Rights: None beyond those of everyone')
  expect(empty.shown.lines.at(-1)).toBe('You are signed in. Your account sees the same values as everyone.')
  const filtered = await revealed({}, none)
  expect(filtered.shown.lines.at(-1)).not.toBe(empty.shown.lines.at(-1))
})

const links: WorkLink[] = [
  { id: 'attention', label: 'Attention', address: '?work=attention' },
  { id: 'quality', label: 'Quality', address: '?work=quality' },
]

async function workspace(props: object = {}) {
  const calls: unknown[] = []
  const all: ComponentProps<typeof Workspace> = {
    pages: { page: 'quality', links, onPage: (page) => calls.push(page) },
    startsWide: true,
    sheet: { height: 'half', onHeight: ignore },
    covered: false,
    hasChoices: false,
    tools: 'TOOLS',
    children: 'PAGE',
    onClose: () => calls.push('close'),
    ...props,
  }
  return { shown: await render(createElement(Workspace, all)), calls }
}

test('the workspace has the name of its page, its tools, and links to the others', async () => {
  const { shown, calls } = await workspace()
  expect(shown.lines).toEqual([
    ...['[Team workspace]', '[Show more of this page]', 'Quality', '[Pages of the team]'],
    ...['Attention', 'Quality', 'TOOLS', '[Wide view]', '[Close]', 'PAGE'],
  ])
  expect(shown.all('a').map(({ props }) => [props.href, props['aria-current']])).toEqual([
    ['?work=attention', undefined],
    ['?work=quality', 'page'],
  ])
  const click = { preventDefault: ignore }
  await shown.act(shown.one('a', 'Attention'), 'onClick', click)
  await shown.act(shown.one('a', 'Attention'), 'onClick', { ...click, ctrlKey: true })
  await shown.press('Close')
  expect(calls).toEqual(['attention', 'close'])
})

test('the workspace becomes wide and narrow again by a press', async () => {
  const { shown } = await workspace()
  expect(shown.all('.workspace-wide')).toHaveLength(1)
  await shown.press('Wide view')
  expect(shown.all('.workspace-wide')).toHaveLength(0)
  expect(shown.one('button', 'Wide view').props['aria-pressed']).toBe(false)
  expect((await workspace({ startsWide: null })).shown.text).not.toContain('Wide view')
})

test('a covered workspace cannot be reached by keys', async () => {
  expect((await workspace({ covered: true })).shown.one('aside').props.inert).toBe(true)
  expect((await workspace()).shown.one('aside').props.inert).toBe(false)
})

test('a page with more choices has a button for a narrow screen that shows them', async () => {
  const { shown } = await workspace({ hasChoices: true })
  const content = () =>
    shown.all('div').find(({ props }) => String(props.className).includes('workspace-scroll'))
  expect(content()?.props.className).toContain('choices-folded')
  await shown.press('Options of this page')
  expect(content()?.props.className).not.toContain('choices-folded')
})
