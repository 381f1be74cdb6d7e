import { createElement } from 'react'
import { expect, test } from 'vitest'
import { Legend, StatusKey } from '../../../src/stations/Legend'
import { render } from './render'
import { facets } from './shown'

test('the legend has the statuses of the stations, in their order, and what faded means', async () => {
  const shown = await render(createElement(Legend, { facets: facets() }))
  expect(shown.lines).toEqual(['[Legend]', 'Legend', 'Free', 'Occupied', 'Faded: old, or closed now'])
  const coming = facets({}, { isStatusComing: true })
  expect((await render(createElement(Legend, { facets: coming }))).lines).toEqual([])
})

test('the settings explain every status', async () => {
  expect((await render(createElement(StatusKey, {}))).lines).toEqual([
    ...['Free', 'Partly free', 'Occupied', 'Reserved', 'Not free', 'Out of order', 'Unknown'],
    ...['Not understood', 'Status not public', 'No live data', 'Faded: old, or closed now'],
  ])
})
