import { createElement } from 'react'
import { expect, test } from 'vitest'
import { AttributionList } from '../../../src/map/controls/AttributionList'
import { readAttribution } from '../../../src/map/controls/attribution-text'
import { render } from './render'

test('the publishers of a map are named on request, and their sites open beside the page', async () => {
  const lines = [
    [{ text: 'Open Data Hub, CC0', url: 'https://cc0.example/' }],
    readAttribution('<a href="https://osm.example/copyright">OpenStreetMap</a> contributors'),
  ]
  const shown = await render(createElement(AttributionList, { lines, label: 'Map data' }))
  expect(shown.lines).toEqual([
    ...['[Map data] i', '[Map data]', 'Open Data Hub, CC0', 'OpenStreetMap', 'contributors'],
  ])
  expect(shown.all('a').map(({ props }) => [props.href, props.target, props.rel])).toEqual([
    ['https://cc0.example/', '_blank', 'noopener noreferrer'],
    ['https://osm.example/copyright', '_blank', 'noopener noreferrer'],
  ])
  const isOpen = () => shown.one('button').props['aria-expanded']
  expect(isOpen()).toBe(false)
  await shown.press('Map data')
  expect(isOpen()).toBe(true)
})

test('notes are the first items of the credits', async () => {
  const notes = createElement('li', null, 'No streets.')
  const lines = [[{ text: 'Open Data Hub', url: 'https://cc0.example/' }]]
  const shown = await render(createElement(AttributionList, { lines, label: 'Map data', notes }))
  expect(shown.lines.slice(2)).toEqual(['No streets.', 'Open Data Hub'])
})
