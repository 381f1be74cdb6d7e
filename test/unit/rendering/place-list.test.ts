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

test.each([
  ['+39 0471 30 70 00', 'tel:+390471307000'],
  ['0471/307000', 'tel:0471307000'],
])('the phone number %s can be called', async (phone, address) => {
  const account = {
    user: 'team',
    near: async () => ({ items: [{ ...place('A', false), phone }], rejected: [], counts: noRows }),
  }
  const source = { viewer: anonymous, baseUrl: 'https://tourism.test', tokens: null, account }
  const shown = await render(createElement(PlaceList, { source, query }))
  const link = shown.all('a').find(({ props }) => String(props.href).startsWith('tel:'))
  expect(link?.props.href).toBe(address)
})
