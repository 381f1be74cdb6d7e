import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoticeList } from '../../../src/app/notices/NoticeList'
import { Notices } from '../../../src/app/notices/Notices'
import { PageNotices } from '../../../src/app/notices/PageNotices'
import type { SessionState } from '../../../src/auth/session-state'
import type { Snapshot } from '../../../src/catalog/catalog-api'
import { CatalogError } from '../../../src/catalog/failures/errors'
import { noFilters } from '../../../src/model/filters'
import { allFetched } from '../catalog/parts'
import { render } from './render'
import { facets, hour, ignore, minute, now, snapshot, stations } from './shown'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

const anonymous: SessionState = {
  kind: 'anonymous',
  viewer: 'anonymous',
  reason: { kind: 'none' },
}

async function notices(more: Partial<Snapshot>, session: SessionState = anonymous) {
  const calls: string[] = []
  const shown = await render(
    createElement(Notices, {
      session,
      onFilter: ignore,
      onSignIn: () => calls.push('sign in'),
      stations: { ...stations({ snapshot: snapshot(more) }), refresh: () => void calls.push('refresh') },
    }),
  )
  return { shown, calls }
}

test('there is no notice where all is well', async () => {
  expect((await notices({})).shown.all('.notice')).toEqual([])
})

const unreached = { ...allFetched(now - hour) }
const failure = { name: 'NetworkError', reason: 'unreachable', since: now - minute } as const

test('a copy of the device is called one, with its time and age, and cannot be dismissed', async () => {
  const parts = { ...unreached, stations: { ...unreached.stations, failure } }
  const { shown } = await notices({ parts, copy: 'failed', fetchedAt: now - hour })
  expect(shown.texts('.notice-warning')[0]).toMatch(/The service cannot be reached.*09:00.*1 hr ago/)
  expect(shown.text).not.toContain('Dismiss')
})

test('a part that failed is named, and loaded again by a press', async () => {
  const parts = { ...unreached, values: { ...unreached.values, failure } }
  const { shown, calls } = await notices({ parts })
  await shown.press('Try again')
  expect(calls).toEqual(['refresh'])
})

test('a refresh that ended in an error is reported, although there are stations', async () => {
  const shown = await render(
    createElement(Notices, {
      session: anonymous,
      onFilter: ignore,
      onSignIn: ignore,
      stations: stations({
        snapshotQuery: { isFetching: false, error: new CatalogError('worker-failed', 'x') },
      }),
    }),
  )
  expect(shown.texts('.notice-warning')).toEqual([
    'The part of Plugboard that loads stations has stopped. Reload the page.Reload',
  ])
})

test('a dismissed notice is gone, others stay', async () => {
  const all = [
    { text: 'One', tone: 'plain' as const },
    { text: 'Two', tone: 'warning' as const, isPermanent: true as const },
  ]
  const shown = await render(createElement(NoticeList, { notices: all }, null))
  expect(shown.texts('.notice')).toEqual(['One', 'Two'])
  await shown.press('Dismiss')
  expect(shown.texts('.notice')).toEqual(['Two'])
})

test('an answer that the service cut says which list', async () => {
  const cut = snapshot({ cutOff: ['stations'], received: { stations: 1000, plugs: 0, series: 0, values: 0 } })
  const shown = await render(createElement(PageNotices, { snapshot: cut }))
  expect(shown.texts('.notice-warning')[0]).toContain('1,000')
  const ofSeries = snapshot({
    cutOff: ['series'],
    received: { stations: 9, plugs: 9, series: 200, values: 9 },
  })
  expect((await render(createElement(PageNotices, { snapshot: ofSeries }))).texts('.notice-warning')).toEqual(
    ['The service cut its answer off at 200 series with a status. There may be more.'],
  )
})

test('filters without a match are not noted before the last words have loaded', async () => {
  const ignored = facets({}, { ignored: [{ group: 'provider', value: 'X' }] })
  const state = stations({ facets: ignored }, { filters: { ...noFilters, provider: ['X'] } })
  const props = { session: anonymous, stations: state, onFilter: ignore, onSignIn: ignore }
  expect((await render(createElement(Notices, props))).all('.notice')).toEqual([])
})
