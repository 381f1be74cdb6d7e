import { type ComponentProps, createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UnknownName } from '../../../src/app/list/UnknownName'
import { PageContext } from '../../../src/app/page/PageContext'
import type { Suggestions } from '../../../src/catalog/catalog-api'
import { noFilters } from '../../../src/model/filters'
import { render } from './render'
import { config, handle, stations, summary } from './shown'

beforeEach(() => vi.stubGlobal('document', { getElementById: () => null }))
afterEach(() => vi.unstubAllGlobals())

const rovereto = {
  name: 'Rovereto',
  position: { lon: 11.04, lat: 45.89 },
  hasStations: false,
  nearest: 14_000,
}

/** Renders the note about the text "Rovereto", which is the filter of the list. */
async function note(found: Partial<Suggestions>, more: Partial<typeof config> = {}) {
  const changes: unknown[] = []
  const answer = { stations: [], areSimilar: false, municipalities: [], towns: [], ...found }
  const filters = { ...noFilters, q: 'Rovereto' }
  const page = {
    config: { ...config, ...more },
    stations: stations({ handle: handle({ search: async () => answer }) }, { filters }),
    view: { filters },
    changeView: (change: unknown) => changes.push(change),
  } as unknown as ComponentProps<typeof PageContext>['value']
  const around = (children: ReactNode) => createElement(PageContext, { value: page }, children)
  const onPlace = (isNearby: boolean) => void changes.push(isNearby)
  return { shown: await render(createElement(UnknownName, { onPlace }), { around }), changes }
}

test('stations of similar names are said to be similar', async () => {
  const { shown } = await note({ stations: [summary({ name: 'Rovere' })], areSimilar: true })
  expect(shown.text.trim()).toBe('No station has “Rovereto” in its name or place. These names are similar.')
})

test('a town of the base map is offered with its nearest station, and shown instead of the text', async () => {
  const { shown, changes } = await note({ towns: [rovereto] })
  expect(shown.text).toContain('No station has “Rovereto” in its name or place.')
  expect(shown.text).not.toContain('similar')
  expect(shown.texts('button')).toEqual(['Show Rovereto on the map nearest station: 14 km'])
  await shown.act(shown.one('button'), 'onClick')
  expect(changes).toEqual([{ camera: { ...rovereto.position, zoom: 9 }, filters: noFilters }, false])
})

test('where the site has a geocoder, it can be asked', async () => {
  const geocoder = { kind: 'photon', url: 'https://photon.example/' } as const
  const { shown } = await note({ stations: [summary()], areSimilar: true }, { geocoder })
  expect(shown.texts('button')).toEqual(['Search places for “Rovereto”'])
})

test.each([
  ['a station has the text', { stations: [summary({ name: 'Rovereto Nord' })], towns: [rovereto] }],
  ['nothing is found, which the empty list says', {}],
])('nothing is said where %s', async (_, found) => {
  expect((await note(found)).shown.text).toBe('')
})
