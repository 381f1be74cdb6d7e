import { createElement, type ReactNode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useListBounds } from '../../../src/app/list/use-list-bounds'
import { useListMiddle } from '../../../src/app/list/use-list-middle'
import { useOrderHold } from '../../../src/app/list/use-order-hold'
import { WithinMap } from '../../../src/app/list/WithinMap'
import { PageLegend } from '../../../src/app/map/PageLegend'
import { useCoveredPart } from '../../../src/app/page/use-covered-part'
import { useFocusRestore } from '../../../src/app/page/use-focus-restore'
import { HostElement } from './host'
import { withPage } from './page-context'
import { acting } from './reconciler'
import { render } from './render'
import { snapshot } from './shown'

afterEach(() => void vi.restoreAllMocks())

/** Media queries that match. */
function screen(...matching: string[]): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: matching.includes(query) }) as never,
  )
}

/** Renders what a hook returns, and gives it to the test. */
async function hook<Value>(
  use: () => Value,
  around?: (element: ReactNode) => ReactNode,
): Promise<() => Value> {
  let value: Value | undefined
  function Probe() {
    value = use()
    return null
  }
  await render(createElement(Probe), around && { around })
  return () => value as Value
}

test.each([
  ['a phone', ['(max-width: 699px)'], 'sheet'],
  ['a tablet', [], 'column'],
  ['a wide window', ['(min-width: 1024px)'], null],
])('in %s keys do not reach what an opened station covers', async (_what, matching, covered) => {
  screen(...matching)
  expect((await hook(() => useCoveredPart(true)))()).toBe(covered)
  expect((await hook(() => useCoveredPart(false)))()).toBe(null)
})

test.each([
  ['a wide window', ['(min-width: 1024px)'], {}, undefined],
  ['a wide window with a station', ['(min-width: 1024px)'], { station: 'S' }, true],
  ['a wide window with a page of the team', ['(min-width: 1024px)'], { work: 'quality' }, true],
  [
    'a very wide window with a station',
    ['(min-width: 1024px)', '(min-width: 1800px)'],
    { station: 'S' },
    undefined,
  ],
  ['a tablet', [], {}, true],
])('the legend is below a button where it has no room: %s', async (_what, matching, view, isFolded) => {
  screen(...matching)
  const shown = await render(createElement(PageLegend), { around: withPage([], { view }) })
  expect(shown.all('.legend').map(({ props }) => props['data-folded'])).toEqual([isFolded])
})

test('the legend opens and closes by its button', async () => {
  const shown = await render(createElement(PageLegend), { around: withPage([]) })
  const isOpen = () => [
    shown.one('button').props['aria-expanded'],
    shown.all('.legend')[0]?.props['data-open'],
  ]
  expect(isOpen()).toEqual([false, undefined])
  await shown.press('Legend')
  expect(isOpen()).toEqual([true, true])
  await shown.press('Legend')
  expect(isOpen()).toEqual([false, undefined])
})

test('the list is limited to the map by the link, which a press changes in its place', async () => {
  const calls: unknown[] = []
  const changeView = (...change: unknown[]) => void calls.push(change)
  for (const within of ['map', ''] as const) {
    const bounds = await hook(() => useListBounds({ view: { within } as never, changeView }))
    expect([bounds().isLimited, bounds().visible]).toEqual([within === 'map', null])
    bounds().setLimited(within === '')
  }
  expect(calls).toEqual([
    [{ within: '' }, 'replace'],
    [{ within: 'map' }, 'replace'],
  ])
})

test('the choice to limit the list is not there before the map', async () => {
  const limits: boolean[] = []
  const props = { setLimited: (isLimited: boolean) => void limits.push(isLimited) }
  expect(
    (await render(createElement(WithinMap, { ...props, visible: null, isLimited: false }))).lines,
  ).toEqual([])
  const visible = [11, 46, 12, 47] as const
  for (const isLimited of [true, false]) {
    const shown = await render(createElement(WithinMap, { ...props, visible, isLimited }))
    expect(shown.one('input').props.checked).toBe(isLimited)
    await shown.act(shown.one('input'), 'onChange')
  }
  expect(limits).toEqual([false, true])
})

const here = { lon: 11, lat: 46, zoom: 10 }
const there = { lon: 12, lat: 47, zoom: 10 }

async function middle(first: object) {
  let change: (view: object) => void = () => undefined
  const value = await hook(() => {
    const [view, setView] = useState(first)
    change = setView
    return useListMiddle(view as never)
  })
  return { value, show: (view: object) => acting(() => change(view)) }
}

test('the list is ordered from the middle of the map, after it has moved', async () => {
  const { value, show } = await middle({ camera: null, station: '' })
  expect(value()).toBe(null)
  await show({ camera: here, station: '' })
  expect(value()).toEqual({ lon: 11, lat: 46 })
  await show({ camera: { ...there, lon: 11 }, station: '' })
  expect(value()).toEqual({ lon: 11, lat: 47 })
  await show({ camera: null, station: '' })
  expect(value()).toBe(null)
})

test('a move to an opened station keeps the order, the first one to the station of a link does not', async () => {
  const opened = await middle({ camera: here, station: '' })
  await opened.show({ camera: there, station: 'S' })
  expect(opened.value()).toEqual({ lon: 11, lat: 46 })
  const linked = await middle({ camera: null, station: 'S' })
  await linked.show({ camera: there, station: 'S' })
  expect(linked.value()).toEqual({ lon: 12, lat: 47 })
  await linked.show({ camera: here, station: 'S' })
  expect(linked.value()).toEqual({ lon: 12, lat: 47 })
})

test('the order waits while the mouse or the focus is in the list', async () => {
  let isUsed = true
  vi.spyOn(document, 'querySelector').mockImplementation(() => (isUsed ? ({} as never) : null))
  const { value, show } = await middle({ camera: null, station: '' })
  await show({ camera: here, station: '' })
  await acting(() => void document.dispatchEvent(new Event('focusout')))
  expect(value()).toBe(null)
  isUsed = false
  await acting(() => void document.dispatchEvent(new Event('pointerover')))
  expect(value()).toEqual({ lon: 11, lat: 46 })
})

test.each([
  ['used', true, true],
  ['not used', false, false],
])('the first statuses keep the order of a list that is %s', async (_what, isUsed, isHeld) => {
  vi.spyOn(document, 'querySelector').mockImplementation(() => (isUsed ? ({ scrollTop: 0 } as never) : null))
  let hold: unknown
  await hook(() => useOrderHold(snapshot(), (decide) => (hold = decide(false))))
  expect(hold).toBe(isHeld)
})

test('statuses after the first ones change the order of a used list, unless it is held already', async () => {
  vi.spyOn(document, 'querySelector').mockImplementation(() => ({ scrollTop: 0 }) as never)
  const held: boolean[][] = []
  let next: (revision: number) => void = () => undefined
  const snapshots = [snapshot(), snapshot({ revision: 2 })]
  await hook(() => {
    const [index, setIndex] = useState(0)
    next = setIndex
    const [onHeld] = useState(() => (decide: (isHeld: boolean) => boolean) => {
      held.push([decide(false), decide(true)])
    })
    useOrderHold(snapshots[index], onHeld)
  })
  await acting(() => next(1))
  expect(held).toEqual([
    [true, true],
    [false, true],
  ])
})

test.each([
  ['the button that opened the panel', [true, true], 0],
  ['the row of its station, if the button is gone', [false, true], 1],
  ['the list, if both are gone', [false, false], 2],
])('a closed panel leaves the focus to %s', async (_what, [isOpenerThere, isRowThere], place) => {
  const [opener, row, list] = ['button', 'button', 'main'].map((type) => new HostElement(type, {}))
  if (!opener || !row || !list) throw new Error('Expected elements.')
  for (const [one, isConnected] of [
    [opener, isOpenerThere],
    [row, isRowThere],
    [list, true],
  ] as const)
    Object.assign(one, { isConnected })
  list.querySelector = () => row
  vi.spyOn(document, 'getElementById').mockImplementation((id) =>
    id === 'stations' ? (list as never) : null,
  )
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
  const focus = await hook(useFocusRestore)
  opener.focus()
  await acting(() => focus().saveFocus())
  expect(focus().opener).toBe(opener)
  new HostElement('input', {}).focus()
  await acting(() => focus().restoreFocus())
  vi.unstubAllGlobals()
  expect(document.activeElement).toBe([opener, row, list][place])
})
