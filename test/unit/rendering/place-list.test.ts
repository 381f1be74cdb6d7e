import { createElement } from 'react'
import { expect, test } from 'vitest'
import { noRows } from '../../../src/api/row-counts'
import type { PlacesQuery } from '../../../src/api/tourism/places-near'
import type { Place } from '../../../src/model/place'
import { anonymous } from '../../../src/model/viewer'
import { PlaceList } from '../../../src/stations/nearby/PlaceList'
import { render } from './render'

const query: PlacesQuery = { kind: 'stay', position: { lat: 46.5, lon: 11.35 }, radius: 500 }
const note = 'Holds closed data. Not for the public.'

const place = (id: string, closed: boolean): Place => ({
  id,
  distance: 100,
  phone: '',
  website: '',
  texts: new Map([['en', { name: id, address: '' }]]),
  closed,
})

test.each([
  ['open', [place('A', false)], [], []],
  ['closed', [place('A', false), place('B', true)], [note], ['Closed data']],
])('paper with %s places says so', async (_, items, notes, tags) => {
  const account = { user: 'team', near: async () => ({ items, rejected: [], counts: noRows }) }
  const source = { viewer: anonymous, baseUrl: 'https://tourism.test', tokens: null, account }
  const shown = await render(createElement(PlaceList, { source, query }))
  expect(shown.texts('.print-only')).toEqual(notes)
  expect(shown.texts('.tag-closed')).toEqual(tags)
})
