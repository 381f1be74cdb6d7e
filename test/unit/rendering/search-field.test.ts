import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchField } from '../../../src/app/search/SearchField'
import { noFilters } from '../../../src/model/filters'
import { HostElement } from './host'
import { type Calls, withPage } from './page-context'
import { acting } from './reconciler'
import { render } from './render'
import { handle, ignore, now, summary } from './shown'

const box = { west: 11, south: 46, east: 12, north: 47 }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now }))
afterEach(() => void vi.useRealTimers())

async function field(q = '', bounds: () => Promise<unknown> = async () => box) {
  const calls: Calls = []
  const boxes: unknown[] = []
  const asked: unknown[] = []
  const catalog = {
    bounds: ({ filters }: { filters: { q: string } }) => {
      asked.push(filters.q)
      return bounds()
    },
    search: async () => ({ stations: [summary()], municipalities: [], towns: [], areSimilar: false }),
  } as never
  const around = withPage(calls, {
    view: { filters: { ...noFilters, q } },
    more: { handle: handle(catalog) },
  })
  const element = createElement(SearchField, { onShow: (one) => boxes.push(one), onPlace: ignore })
  const shown = await render(element, { around })
  const input = shown.one('input') as HostElement
  Object.assign(input, { value: q })
  const key = async (name: string, more: object = {}) => {
    await shown.act(input, 'onKeyDown', { key: name, defaultPrevented: false, ...more })
    await acting(() => vi.dynamicImportSettled())
  }
  return { shown, input, calls, boxes, asked, key }
}

/** @returns whether the page keeps the key from the browser */
async function pressOnPage(key: string, target: unknown = null): Promise<boolean> {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key })
  if (target) Object.defineProperty(event, 'target', { value: target })
  await acting(() => void document.dispatchEvent(event))
  return event.defaultPrevented
}

test('the field is a combobox with a closed list, and has its name', async () => {
  const { shown, input } = await field()
  expect(input.props).toMatchObject({
    role: 'combobox',
    'aria-expanded': false,
    'aria-autocomplete': 'list',
    autoComplete: 'off',
    spellCheck: false,
    enterKeyHint: 'search',
    placeholder: 'Station, place or address',
  })
  expect(shown.one('label').props.htmlFor).toBe(input.props.id)
})

test('the key / focuses the field, and not from another field', async () => {
  const { input } = await field()
  await pressOnPage('/', new HostElement('select', {}))
  await pressOnPage('a')
  expect(document.activeElement).not.toBe(input)
  expect(await pressOnPage('/')).toBe(true)
  expect(document.activeElement).toBe(input)
})

test('an empty field shows its key, one with text a button that clears it and stays in the field', async () => {
  expect((await field()).shown.texts('kbd')).toEqual(['/'])
  const { shown, input, calls } = await field('brun')
  expect(shown.texts('kbd')).toEqual([])
  await shown.press('Clear search')
  expect(calls).toEqual([['change', { filters: noFilters }, 'replace']])
  expect(document.activeElement).toBe(input)
})

test('list and map follow the text after a pause in typing', async () => {
  const { shown, input, calls } = await field()
  await shown.act(input, 'onChange', { target: { value: 'b' } })
  await acting(() => vi.advanceTimersByTimeAsync(100))
  await shown.act(input, 'onChange', { target: { value: 'br' } })
  await acting(() => vi.advanceTimersByTimeAsync(100))
  expect(calls).toEqual([])
  expect(input.props.value).toBe('br')
  await acting(() => vi.advanceTimersByTimeAsync(100))
  expect(calls).toEqual([['change', { filters: { ...noFilters, q: 'br' } }, 'replace']])
})

test('no other key clears the field or moves the map', async () => {
  const { calls, asked, key } = await field('brun')
  await key('x')
  expect([calls, asked]).toEqual([[], []])
})

test('the field suggests stations and places once a person has typed into it, and not for the text of a link', async () => {
  const { shown, input } = await field('brun')
  const lists = () => shown.all('fieldset').length
  await acting(() => input.dispatchEvent(new Event('focus')))
  await shown.act(input, 'onFocus')
  await acting(() => input.dispatchEvent(new Event('focus')))
  expect(lists()).toBe(0)
  await shown.act(input, 'onChange', { target: { value: 'bru' } })
  await acting(() => vi.advanceTimersByTimeAsync(300))
  await shown.act(input, 'onFocus')
  expect(lists()).toBeGreaterThan(0)
})

test('Escape clears the field, unless it closed the suggestions', async () => {
  const { calls, key } = await field('brun')
  await key('Escape', { defaultPrevented: true })
  expect(calls).toEqual([])
  await key('Escape')
  expect(calls).toEqual([['change', { filters: noFilters }, 'replace']])
})

test('Enter shows all results of the text on the map, unless it took a suggestion', async () => {
  const { boxes, asked, key } = await field('brun')
  await key('Enter', { defaultPrevented: true })
  expect(asked).toEqual([])
  await key('Enter')
  expect([asked, boxes]).toEqual([['brun'], [box]])
})

test.each([
  ['that nothing matches', async () => null],
  ['that cannot be answered', () => Promise.reject(new Error('The worker has ended.'))],
])('Enter with a text %s moves no map', async (_what, bounds) => {
  const { boxes, asked, key } = await field('brun', bounds)
  await key('Enter')
  expect([asked, boxes]).toEqual([['brun'], []])
})

test('the results of a text that was changed meanwhile move no map', async () => {
  const { boxes, input, key } = await field('brun', async () => {
    Object.assign(input, { value: 'brune' })
    return box
  })
  await key('Enter')
  expect(boxes).toEqual([])
})

test.each([true, false])('Enter hides the keyboard of a touched screen: %s', async (isTouched) => {
  const { input, key } = await field('brun')
  const media = vi.spyOn(window, 'matchMedia')
  media.mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), { matches: isTouched && query === '(pointer: coarse)' }) as never,
  )
  input.focus()
  await key('Enter')
  media.mockRestore()
  expect(document.activeElement === Object(input)).toBe(!isTouched)
})
