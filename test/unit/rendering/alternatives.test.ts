import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Alternative, StationSummary } from '../../../src/catalog/station-summary'
import { Alternatives } from '../../../src/stations/alternatives/Alternatives'
import { render } from './render'
import { handle, now, summary } from './shown'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

const other = (more: Partial<Alternative>): Alternative => ({
  ...summary(),
  matching: [{ type: 'CCS', powerKw: 300 }],
  matchingType: 'CCS',
  ...more,
})

async function alternatives(station: Partial<StationSummary>, found: Alternative[]) {
  const opened: string[] = []
  const shown = await render(
    createElement(Alternatives, {
      handle: handle({ alternatives: async () => found }),
      revision: 1,
      now,
      station: summary(station),
      onOpen: (id: string) => opened.push(id),
    }),
  )
  return { shown, opened }
}

test('stations to use instead have their distance, and what is free of the matching plugs', async () => {
  const both = [
    { type: 'CCS', powerKw: 300 },
    { type: 'Type 2', powerKw: 22 },
  ]
  const { shown, opened } = await alternatives({ status: 'occupied' }, [
    other({ id: 'T', name: 'Therme', distance: 640 }),
    other({ id: 'U', name: 'Ufer', free: 2, total: 3, matchingType: null, matching: both }),
    other({ id: 'V', name: 'Viertel', status: 'available', free: null, total: null }),
  ])
  expect(shown.texts('h3')).toEqual(['Free nearby'])
  expect(shown.texts('button')).toEqual(['Therme', 'Ufer', 'Viertel'])
  expect(shown.texts('.alternative-distance')).toEqual(['640 m'])
  expect(shown.texts('.alternative-fit')).toEqual([
    '1 of 2 CCS free · 300 kW',
    '2 of 3 free · CCS 300 kW · Type 2 22 kW',
    'Free · CCS 300 kW',
  ])
  expect(shown.lines.at(-1)).toBe('Distances as the crow flies.')
  await shown.press('Ufer')
  expect(opened).toEqual(['U'])
})

test.each(['occupied', 'reserved', 'unavailable', 'out-of-order'] as const)(
  'a station that is %s offers others, also if there are none',
  async (status) => {
    const { shown } = await alternatives({ status }, [])
    expect(shown.lines).toEqual(['Free nearby', 'No fitting station within 25 km is known to be free.'])
  },
)

test('a free station offers no others, and a closed one does', async () => {
  expect((await alternatives({}, [other({})])).shown.lines).toEqual([])
  expect((await alternatives({ shut: { opensAt: null } }, [other({})])).shown.lines[0]).toBe('Free nearby')
})
