import { type ComponentProps, createElement, type ReactNode, useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OutsideMap } from '../../../src/app/list/OutsideMap'
import { useListMiddle } from '../../../src/app/list/use-list-middle'
import { WithinMap } from '../../../src/app/list/WithinMap'
import { PageContext } from '../../../src/app/page/PageContext'
import { CoveredNotices } from '../../../src/app/panels/CoveredNotices'
import { SessionProvider } from '../../../src/auth/SessionContext'
import type { Session } from '../../../src/auth/session/session'
import type { ListQuery } from '../../../src/catalog/station-query'
import type { Camera } from '../../../src/map/camera'
import type { Bounds } from '../../../src/model/station'
import { allFetched } from '../catalog/parts'
import { render } from './render'
import { handle, hour, ignore, minute, now, snapshot, stations, summary } from './shown'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

const onPage = (page: object) => (children: ReactNode) =>
  createElement(PageContext, { value: page as ComponentProps<typeof PageContext>['value'] }, children)

const visible: Bounds = [11, 46, 12, 47]

/** @param inView number of the five listed stations that the map shows */
async function outside(inView: number, withPosition = 5, isLimited = false) {
  const boxes: Bounds[] = []
  const opened: string[] = []
  const page = async ({ bounds, sort, origin }: ListQuery) => {
    if (bounds) return { stations: [], from: 0, matched: inView, withPosition: inView, total: 400 }
    const isFromMiddle = sort === 'distance' && origin?.lon === 11.5 && origin.lat === 46.5
    const nearest = isFromMiddle ? [summary({ id: 'N', distance: 14_000 })] : []
    return { stations: nearest, from: 0, matched: 5, withPosition, total: 400 }
  }
  const catalog = handle({ page, bounds: async () => [8, 46, 9, 47] })
  const shown = await render(createElement(OutsideMap, { visible, onShow: (box) => void boxes.push(box) }), {
    around: onPage({
      stations: stations({ handle: catalog }, isLimited ? { bounds: visible } : {}),
      view: { station: '' },
      onOpen: (id: string) => opened.push(id),
    }),
  })
  return { shown, boxes, opened }
}

test('stations that are all outside the map are counted, and shown by a press', async () => {
  const { shown, boxes } = await outside(0)
  expect(shown.lines[0]).toBe('5 outside this view · show on the map')
  await shown.press(/outside this view/)
  expect(boxes).toEqual([[8, 46, 9, 47]])
})

test.each([false, true])(
  'where the map shows no station, the nearest to its middle is offered; list limited to the map: %s',
  async (isLimited) => {
    const { shown, opened } = await outside(0, 5, isLimited)
    expect(shown.lines.slice(isLimited ? 0 : 1)).toEqual(['Nearest to here: Bahnhof, 14 km'])
    await shown.press(/Nearest to here/)
    expect(opened).toEqual(['N'])
  },
)

test.each([
  ['one of them is on it', 1, 5],
  ['none has a place', 0, 0],
])('nothing leads to the map if %s', async (_, inView, withPosition) => {
  expect((await outside(inView, withPosition)).shown.lines).toEqual([])
})

test('the list is limited to the map by a checkbox, which is left out without a map', async () => {
  const calls: boolean[] = []
  const choice = (more: object) =>
    render(
      createElement(WithinMap, {
        visible,
        isLimited: false,
        setLimited: (limited: boolean) => void calls.push(limited),
        ...more,
      }),
    )
  const shown = await choice({})
  expect(shown.one('input').props.checked).toBe(false)
  await shown.tick('Only in this map view')
  expect(calls).toEqual([true])
  expect((await choice({ visible: null })).all('input')).toEqual([])
})

/** Shows the middle of the list after the map has moved to `camera`. */
async function middle(camera: Camera, { linked, selected }: { linked: string; selected: string }) {
  function Probe() {
    const [isMoved, setMoved] = useState(false)
    useEffect(() => setMoved(true), [])
    const position = useListMiddle(
      isMoved ? { camera, station: selected } : { camera: null, station: linked },
    )
    return createElement('p', null, position ? JSON.stringify(position) : 'first view')
  }
  return (await render(createElement(Probe))).lines
}

const bolzano = { lon: 11.35, lat: 46.5, zoom: 14 }

test.each([
  ['follows the map', '', '', '{"lon":11.35,"lat":46.5}'],
  ['follows the first move to the station of the link', 'S', 'S', '{"lon":11.35,"lat":46.5}'],
  ['does not follow a move to a station that a person opened', '', 'S', 'first view'],
])('the middle of the list %s', async (_, linked, selected, expected) => {
  expect(await middle(bolzano, { linked, selected })).toEqual([expected])
})

test('a station that covers the list says that the data is a copy, with its time', async () => {
  const parts = allFetched(now - hour)
  const failure = { name: 'NetworkError', since: now - minute } as never
  const copy = snapshot({
    copy: 'failed',
    fetchedAt: now - hour,
    parts: { ...parts, stations: { ...parts.stations, failure } },
  })
  const state = { kind: 'anonymous', viewer: 'anonymous', reason: { kind: 'none' } }
  const session = { subscribe: () => ignore, state: () => state } as unknown as Session
  const around = (children: ReactNode) =>
    onPage({ stations: stations({ snapshot: copy }) })(createElement(SessionProvider, { session, children }))
  const shown = await render(createElement(CoveredNotices, { onSignIn: ignore }), { around })
  expect(shown.texts('.notice-warning')).toEqual([
    'The service cannot be reached. Showing what was fetched at 09:00 (1 hr ago).',
  ])
})
