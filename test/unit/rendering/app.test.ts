import { type ComponentProps, createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AccountButtons } from '../../../src/app/account/AccountButtons'
import { ResultHead } from '../../../src/app/list/ResultHead'
import { WorkButton } from '../../../src/app/list/WorkButton'
import { LocationFailure } from '../../../src/app/location/LocationFailure'
import { LocationNotice } from '../../../src/app/location/LocationNotice'
import type { UserLocation } from '../../../src/app/location/user-location'
import { PageContext } from '../../../src/app/page/PageContext'
import { PanelBoundary } from '../../../src/app/panels/PanelBoundary'
import { SuggestionList } from '../../../src/app/search/SuggestionList'
import { toChoices } from '../../../src/app/search/search-choices'
import { StartFailure } from '../../../src/app/start/StartFailure'
import { SessionProvider } from '../../../src/auth/SessionContext'
import type { Session } from '../../../src/auth/session/session'
import type { TimeLeft } from '../../../src/auth/tokens/tokens'
import type { StationQuery } from '../../../src/catalog/station-query'
import { ConfigError } from '../../../src/config/config-error'
import { lazyComponent } from '../../../src/ui/lazy-component'
import { render } from './render'
import { hour, ignore, now, snapshot, stations, summary } from './shown'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

async function head(more: object = {}, query: Partial<StationQuery> = {}) {
  const sorts: string[] = []
  const props = {
    stations: stations(more, query),
    sort: 'free',
    onSort: (sort: string) => sorts.push(sort),
  } as const
  return { sorts, shown: await render(createElement(ResultHead, props, 'TOOLS')) }
}

test('the head of the list counts matching and all stations, and offers five orders', async () => {
  const { shown, sorts } = await head()
  expect(shown.lines).toEqual([
    ...['[Result count] 42 of 400 stations', 'Sort by (free)', 'Free near map centre', 'Near map centre'],
    ...['Most free plugs', 'Strongest', 'Name', 'TOOLS'],
  ])
  for (const selectedIndex of [0, 1, 2, 3, 4])
    await shown.act(shown.one('select'), 'onChange', { target: { selectedIndex } })
  expect(sorts).toEqual(['near', 'distance', 'free', 'power', 'name'])
})

test('"nearest" is meant from the person, if their position is used', async () => {
  const { shown } = await head({}, { origin: { lon: 11, lat: 46 } })
  expect(shown.texts('option').slice(0, 2)).toEqual(['Free nearby', 'Nearest'])
})

test.each([
  [{ snapshot: undefined }, 'Loading stations…'],
  [{ snapshot: undefined, snapshotQuery: { isError: true, isFetching: true } }, 'Loading stations…'],
  [{ snapshot: undefined, snapshotQuery: { isError: true, isFetching: false } }, ''],
  [
    { snapshot: snapshot({ stationCount: 0, received: { stations: 7, plugs: 0, series: 0, values: 0 } }) },
    '0 of 7 stations readable',
  ],
  [{ snapshot: snapshot({ cutOff: ['stations'] }) }, '42 of at least 400 stations'],
])('where the list is %j, its head says so', async (more, words) => {
  expect((await head(more)).shown.texts('output')).toEqual([words])
})

async function account(timeLeft: TimeLeft | null, roles = ['BDP', 'Other']) {
  const calls: string[] = []
  const signOut = async () => void calls.push('sign out')
  const session = {
    subscribe: () => ignore,
    state: () => null,
    timeLeft: () => timeLeft,
    signOut,
  } as unknown as Session
  const page = {
    stations: stations({ snapshot: snapshot({ revealed: { values: 9, stationCount: 2 } }) }),
    changeView: (change: object) => calls.push(JSON.stringify(change)),
  } as unknown as ComponentProps<typeof PageContext>['value']
  const around = (children: ReactNode) =>
    createElement(PageContext, { value: page }, createElement(SessionProvider, { session, children }))
  const account = { viewer: 'https://issuer|team', name: 'Anna', roles } as const
  const shown = await render(createElement(AccountButtons, { account }), { around })
  await shown.press('Signed in as Anna')
  return { shown, calls }
}

test('the account has its rights, what it adds, and how long it lasts', async () => {
  const { shown, calls } = await account({ milliseconds: 2 * hour, refreshable: false })
  expect(shown.lines.slice(2)).toEqual([
    ...['Signed in as Anna', '[Close]', 'Rights'],
    'The operator gave your account 2 rights. By them the service decides which closed values you see. Their names there:',
    ...['BDP', 'Other', 'Your login adds', '9 values of 2 stations'],
    ...['Access lasts', '2 hr, then you sign in again', 'Sign out'],
  ])
  const [first] = shown.all('button').filter(({ props }) => String(props.className).includes('sign-out'))
  if (!first) throw new Error('Expected a button.')
  await shown.act(first, 'onClick')
  expect(calls).toEqual(['{"work":""}', 'sign out'])
})

test.each([
  [{ milliseconds: 2 * hour, refreshable: true }, /renew/],
  [{ milliseconds: Number.POSITIVE_INFINITY, refreshable: false }, /^(?!.*∞)/],
])('a session that lasts %j says so', async (left, text) => {
  const { lines } = (await account(left)).shown
  expect(lines[lines.indexOf('Access lasts') + 1]).toMatch(text)
})

test('an account without rights says so', async () => {
  const { shown } = await account(null, [])
  expect(shown.lines).toContain('None beyond those of everyone')
  expect(shown.lines).not.toContain('Access lasts')
})

async function location(userLocation: UserLocation) {
  let stopped = 0
  const shown = await render(createElement(LocationNotice, { userLocation, onStop: () => stopped++ }))
  return { shown, stops: () => stopped }
}

test('a used position is stated with a button that ends it', async () => {
  const here = await location({ kind: 'located', position: { lon: 11, lat: 46 } } as UserLocation)
  expect(here.shown.all('button')).toHaveLength(1)
  const [button] = here.shown.all('button')
  if (!button) throw new Error('Expected a button.')
  await here.shown.act(button, 'onClick')
  expect(here.stops()).toBe(1)
  expect((await location({ kind: 'off' })).shown.lines).toEqual([])
  expect((await location({ kind: 'locating' })).shown.lines).toHaveLength(1)
  expect((await location({ kind: 'failed', reason: 'denied' })).shown.lines).toEqual([])
})

test.each(['denied', 'unavailable', 'timeout', 'not-loaded'] as const)(
  'a position that is %s is a warning with what to do, until it is dismissed',
  async (reason) => {
    let dismissed = 0
    const shown = await render(
      createElement(LocationFailure, { userLocation: { kind: 'failed', reason }, onStop: () => dismissed++ }),
    )
    expect(shown.all('.notice-warning')).toHaveLength(1)
    expect(shown.lines[0]).toMatch(/[Tt]ry again|Search for|Reload/)
    expect(shown.all('.location-failure').map(({ props }) => props.role)).toEqual(['alert'])
    await shown.press('Dismiss')
    expect(dismissed).toBe(1)
  },
)

test('suggestions are municipalities, towns, then stations with what is free', async () => {
  const calls: unknown[] = []
  const position = { lon: 11, lat: 46 }
  const { i18n } = await render(null)
  const choices = toChoices(
    i18n,
    {
      municipalities: [
        { name: 'Bozen', count: 1, position },
        { name: 'Nowhere', count: 2, position: null },
      ],
      towns: [{ name: 'Gries', position, hasStations: false, nearest: 12_000 }],
      stations: [summary()],
    } as never,
    { onOpen: (id) => calls.push(id), onGoTo: (...to) => calls.push(to), now },
  )
  const shown = await render(
    createElement(SuggestionList, {
      id: 'list',
      choices,
      activeIndex: 1,
      notice: 'NOTICE',
      onChoose: (choice: { choose(): void }) => choice.choose(),
    }),
  )
  expect(shown.texts('legend')).toHaveLength(3)
  expect(shown.texts('button')).toEqual([
    ...[
      'Bozen 1 station in all',
      'Gries nearest station: 12 km',
      'Bahnhof 1 of 2 free · Bahnhofplatz 1, Bozen',
    ],
  ])
  const options = shown.all('button').map(({ props }) => [props.id, props['aria-selected'], props.role])
  expect(options).toEqual([
    ['list0', false, 'option'],
    ['list1', true, 'option'],
    ['list2', false, 'option'],
  ])
  for (const button of shown.all('button')) await shown.act(button, 'onClick')
  expect(calls).toEqual([
    [position, 12, { municipality: 'Bozen' }],
    [position, 9, { hasStations: false }],
    'S',
  ])
})

test('a failed start lists what is wrong with the configuration, and is tried again by a press', async () => {
  let retries = 0
  const error = new ConfigError(['service.baseUrl: missing', 'region: missing'])
  const shown = await render(createElement(StartFailure, { error, onRetry: () => retries++ }))
  expect(shown.texts('li')).toEqual(['service.baseUrl: missing', 'region: missing'])
  expect(shown.all('h1')).toHaveLength(1)
  await shown.press('Try again')
  expect(retries).toBe(1)
  expect(shown.one('button').props['aria-disabled']).toBe(true)
})

test('a start that failed for another reason shows its text, and can be reloaded', async () => {
  const shown = await render(createElement(StartFailure, { error: new TypeError('x is not a function') }))
  expect(shown.texts('li')).toEqual(['TypeError: x is not a function'])
  expect(shown.texts('button')).toEqual(['Reload'])
})

test('a page that fails after its start does not say that it could not start', async () => {
  const shown = await render(createElement(StartFailure, { error: null }))
  expect(shown.texts('h1')).toEqual(['Something went wrong in Plugboard itself. Reload the page.'])
  expect(shown.texts('p')).toEqual([])
  expect(shown.texts('button')).toEqual(['Reload'])
})

test('a panel with a defect says so, and not that a script is missing', async () => {
  const Broken = () => {
    throw new TypeError('A defect.')
  }
  const panel = { onClose: ignore, children: createElement(Broken) }
  const shown = await render(createElement(PanelBoundary, panel))
  expect(shown.text).toContain('Something went wrong in Plugboard itself. Reload the page.')
  expect(shown.text).not.toContain('connection')
})

test('a panel whose script is lost says so and can be closed', async () => {
  let closed = 0
  const Lost = lazyComponent(() => Promise.reject(new Error('Lost script.')))
  const panel = { onClose: () => void closed++, children: createElement(Lost) }
  const shown = await render(createElement(PanelBoundary, panel))
  expect(shown.one('aside').props['aria-label']).toBe('Station details')
  expect(shown.text).toContain('Check your connection')
  await shown.press('Close')
  expect(closed).toBe(1)
})

test("the team's workspace opens and closes by one button", async () => {
  const calls: string[] = []
  for (const work of ['', 'quality'] as const) {
    const shown = await render(createElement(WorkButton, { work, onWork: (next) => calls.push(next) }))
    calls.push(String(shown.one('button').props['aria-expanded']))
    await shown.press(/./)
  }
  expect(calls).toEqual(['false', 'attention', 'true', ''])
})
