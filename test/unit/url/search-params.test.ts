import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSearch, subscribe, writeSearch } from '../../../src/url/search-params'

const location = { pathname: '/', search: '', hash: '#a' }
const history = { pushState: vi.fn(), replaceState: vi.fn() }
const tab = Object.assign(new EventTarget(), { location, history })

beforeEach(() => {
  vi.stubGlobal('window', tab)
  location.search = '?station=83'
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test.each([
  ['push', history.pushState, history.replaceState],
  ['replace', history.replaceState, history.pushState],
] as const)('a step "%s" writes the query once, and keeps path and fragment', (step, used, unused) => {
  writeSearch('?sort=name', step)
  expect(used).toHaveBeenCalledExactlyOnceWith(null, '', '/?sort=name#a')
  expect(unused).not.toHaveBeenCalled()
})

test('an equal query is no step of the history', () => {
  const listener = vi.fn()
  const unsubscribe = subscribe(listener)
  writeSearch(currentSearch(), 'push')
  unsubscribe()
  expect(history.pushState).not.toHaveBeenCalled()
  expect(listener).not.toHaveBeenCalled()
})

test('listeners learn of a written query and of Back, until they leave', () => {
  const listeners = [vi.fn(), vi.fn()]
  const leave = listeners.map(subscribe)
  writeSearch('?sort=name', 'push')
  tab.dispatchEvent(new Event('popstate'))
  leave[0]?.()
  tab.dispatchEvent(new Event('popstate'))
  leave[1]?.()
  tab.dispatchEvent(new Event('popstate'))
  expect(listeners.map(({ mock }) => mock.calls.length)).toEqual([2, 3])
})
