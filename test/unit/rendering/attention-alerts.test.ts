import { useQuery } from '@tanstack/react-query'
import { createElement, Fragment, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { AttentionPage, AttentionQuery, AttentionRow } from '../../../src/catalog/attention'
import { noFilters } from '../../../src/model/filters'
import type { Viewer } from '../../../src/model/viewer'
import { AttentionAlerts } from '../../../src/team/attention/AttentionAlerts'
import { render } from './render'
import { handle, hour, now } from './shown'
import { installNotifications, system } from './system-notifications'

const viewer: Viewer = 'https://issuer|team'

installNotifications()
afterEach(() => void Object.assign(document, { visibilityState: 'visible' }))

function row(id: string, access: AttentionRow['access'], reason: AttentionRow['reason']): AttentionRow {
  const station = { id, name: `Station ${id}`, municipality: '', provider: '', isPlaced: true, plugCount: 1 }
  const rest = { plug: null, plugs: 1, state: '', measuredAt: null, isPushed: false, series: null }
  return { station, access, reason, ...rest }
}

/** Rows of each revision of the catalog. */
const revisions = [
  [row('A', 'open', 'old')],
  [row('A', 'open', 'old'), row('B', 'open', 'silent'), row('C', 'closed', 'silent')],
  [row('A', 'open', 'old'), row('B', 'open', 'silent'), row('D', 'open', 'silent')],
]

/** The alerts of a team's page that shows old values only, with closed ones; a button loads the next revision. */
async function alerts() {
  const asked: AttentionQuery[] = []
  const query: AttentionQuery = {
    filters: noFilters,
    bounds: null,
    now,
    scope: 'all',
    reason: 'old',
    oldFrom: 24 * hour,
    sort: 'newest',
  }
  function Page() {
    const [revision, setRevision] = useState(0)
    useQuery({ queryKey: [viewer, 'catalog'], queryFn: () => revision, staleTime: Number.POSITIVE_INFINITY })
    const attention = async (query: AttentionQuery): Promise<AttentionPage> => {
      asked.push(query)
      const all = revisions[revision] ?? []
      const rows = all
        .filter(({ access }) => query.scope === 'all' || access === 'open')
        .filter(({ reason }) => query.reason === null || query.reason === reason)
      const reasons = { 'out-of-order': 0, silent: 0, occupied: 0, old: 0 }
      const counts = {
        matched: rows.length,
        groupCount: 1,
        stationCount: 1,
        plugCount: 1,
        reasons,
        providers: [],
      }
      return { rows, ...counts, isSilenceCertain: true, fetchedAt: now }
    }
    return createElement(
      Fragment,
      null,
      createElement('button', { type: 'button', onClick: () => setRevision(revision + 1) }, 'Next'),
      createElement(AttentionAlerts, {
        handle: handle({ attention }, viewer),
        revision,
        query,
        refreshSeconds: 60,
      }),
    )
  }
  const rendered = await render(createElement(Page))
  await rendered.tick('Notify me of new ones')
  return { rendered, asked }
}

test('a notification names new rows of any reason, and nothing that follows from closed values', async () => {
  const { rendered, asked } = await alerts()
  Object.assign(document, { visibilityState: 'hidden' })
  await rendered.press('Next')
  expect(system.alerted).toEqual([{ title: '1 more needs attention', body: 'Station B: Silent' }])
  expect(asked.map(({ scope, reason }) => [scope, reason])).toEqual([
    ['open', null],
    ['open', null],
  ])
})

test('new rows alert the person again while the last notification still stands', async () => {
  const { rendered } = await alerts()
  Object.assign(document, { visibilityState: 'hidden' })
  await rendered.press('Next')
  await rendered.press('Next')
  expect(system.alerted.map(({ body }) => body)).toEqual(['Station B: Silent', 'Station D: Silent'])
})

test('a page that may show no notification any more says so', async () => {
  const { rendered } = await alerts()
  Object.assign(document, { visibilityState: 'hidden' })
  system.permission = 'denied'
  await rendered.press('Next')
  expect(rendered.text).toContain('The browser does not let this site show notifications.')
  expect(rendered.one('input').props.checked).toBe(false)
})

test('a page that somebody looks at gives no notification', async () => {
  const { rendered } = await alerts()
  await rendered.press('Next')
  expect(system.alerted).toEqual([])
})
