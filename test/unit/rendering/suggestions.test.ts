import { type ComponentProps, createElement, type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageContext } from '../../../src/app/page/PageContext'
import { SearchSuggestions } from '../../../src/app/search/SearchSuggestions'
import { noFilters } from '../../../src/model/filters'
import { HostElement } from './host'
import { acting } from './reconciler'
import { render } from './render'
import { config, handle, now, stations, summary } from './shown'

/** An answer that never comes. */
const unanswered = new Promise<never>(() => undefined)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

async function suggestions(found: object = {}) {
  const field = new HostElement('input', {})
  const opened: string[] = []
  const answers = {
    stations: [summary(), summary({ id: 'T', name: 'Therme' })],
    areSimilar: false,
    municipalities: [],
    towns: [],
    ...found,
  }
  const changes: unknown[] = []
  const page = {
    config,
    view: { filters: noFilters },
    onOpen: (id: string) => opened.push(id),
    changeView: ({ camera }: { camera: unknown }) => changes.push(camera),
    stations: {
      ...stations(),
      handle: handle({ search: ({ text }) => (text === 'b' ? Promise.resolve(answers) : unanswered) }),
    },
  } as unknown as ComponentProps<typeof PageContext>['value']
  const around = (children: ReactNode) => createElement(PageContext, { value: page }, children)
  let type: (text: string) => void = () => undefined
  function Field() {
    const [text, setText] = useState('')
    type = setText
    return createElement(SearchSuggestions, {
      revision: 1,
      onPlace: (isLimited: boolean) => changes.push(isLimited),
      field: {
        id: 'field',
        input: { current: field as unknown as HTMLInputElement },
        initialText: '',
        typedText: { text, pending: null, setPending: () => undefined, applyNow: () => undefined },
      },
    })
  }
  await render(createElement(Field), { around })
  await acting(() => field.dispatchEvent(new Event('focus')))
  await acting(() => type('b'))
  await acting(() => new Promise((resolve) => setImmediate(resolve)))
  /** @returns whether the field leaves the key to its own handler */
  const press = async (key: string, more: object = {}) => {
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...more })
    await acting(() => field.dispatchEvent(event))
    return !event.defaultPrevented
  }
  const active = () => field.props['aria-activedescendant']
  return { press, active, opened, changes, type: (text: string) => acting(() => type(text)) }
}

test('keys move through the suggestions, and Enter takes the active one', async () => {
  const { press, active, opened } = await suggestions()
  expect(await press('ArrowDown')).toBe(false)
  const first = active()
  await press('ArrowDown')
  expect(active()).not.toBe(first)
  await press('ArrowUp')
  expect(active()).toBe(first)
  expect(await press('Enter')).toBe(false)
  expect(opened).toEqual(['S'])
  expect(active()).toBeUndefined()
})

test('a key that is held down moves on', async () => {
  const { press, active } = await suggestions()
  await press('ArrowDown')
  const first = active()
  await press('ArrowDown', { repeat: true })
  expect(active()).not.toBe(first)
})

test.each(['ArrowDown', 'Enter', 'Escape'])(
  'the %s of an input method, which ends a word, chooses nothing',
  async (key) => {
    const { press, active, opened } = await suggestions()
    await press('ArrowDown')
    const first = active()
    expect(await press(key, { isComposing: true })).toBe(true)
    expect(active()).toBe(first)
    expect(opened).toEqual([])
  },
)

test.each([true, false])(
  'Enter takes a town if no station matches; with stations near it: %s',
  async (hasStations) => {
    const position = { lon: 11, lat: 45.9 }
    const { press, changes } = await suggestions({
      stations: [],
      towns: [{ name: 'Rovereto', position, hasStations, nearest: hasStations ? 500 : 12_000 }],
    })
    expect(await press('Enter')).toBe(false)
    expect(changes).toEqual([{ ...position, zoom: hasStations ? 13 : 9 }, hasStations])
  },
)

test('Enter takes no town of an earlier text while the answer to this one is awaited', async () => {
  const position = { lon: 11, lat: 45.9 }
  const town = { name: 'Rovereto', position, hasStations: false, nearest: 12_000 }
  const { press, changes, type } = await suggestions({ stations: [], towns: [town] })
  await type('bx')
  expect(await press('Enter')).toBe(true)
  expect(changes).toEqual([])
})

test('Enter takes a town rather than a station of a similar name, and without a town no suggestion', async () => {
  const position = { lon: 11, lat: 45.9 }
  const town = { name: 'Rovereto', position, hasStations: false, nearest: 12_000 }
  const withTown = await suggestions({ areSimilar: true, towns: [town] })
  expect(await withTown.press('Enter')).toBe(false)
  expect(withTown.changes).toEqual([{ ...position, zoom: 9 }, false])
  const without = await suggestions({ areSimilar: true })
  expect(await without.press('Enter')).toBe(true)
  expect(without.opened).toEqual([])
})

test('a chosen municipality has all of its stations in the list, also those off the map', async () => {
  const position = { lon: 11.35, lat: 46.5 }
  const { press, changes } = await suggestions({
    stations: [],
    municipalities: [{ name: 'Bozen', count: 25, position }],
  })
  expect(await press('Enter')).toBe(false)
  expect(changes).toEqual([{ ...position, zoom: 12 }, false])
})
