import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noFilters } from '../../../src/model/filters'
import { FreeAlertChip } from '../../../src/stations/free-alert/FreeAlertChip'
import { freeAlert } from '../../../src/stations/free-alert/free-alert'
import { render } from './render'
import { handle, now, summary } from './shown'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => {
  freeAlert.stop()
  vi.useRealTimers()
})

const occupied = summary({ status: 'occupied', free: 0, freeNow: false })

async function chip({
  station = occupied,
  found = occupied as typeof occupied | null,
  filters = noFilters,
} = {}) {
  const asked: unknown[] = []
  const answer = async (query: object) => {
    asked.push(query)
    return { rows: found ? [{ summary: found }] : [] } as never
  }
  const props = { handle: handle({ export: answer }), revision: 1, station, filters, now }
  return { asked, shown: await render(createElement(FreeAlertChip, props)) }
}

test('a station without a free plug offers to wait for one, and a second press ends the wait', async () => {
  const { shown } = await chip()
  const isOn = () => shown.one('input').props.checked
  expect(isOn()).toBe(false)
  expect(shown.all('p').map(({ props }) => props.role)).toEqual(['status'])
  await shown.act(shown.one('input'), 'onChange')
  expect(isOn()).toBe(true)
  expect(freeAlert.current()).toMatchObject({ kind: 'waiting', station: { id: 'S', name: 'Bahnhof' } })
  await shown.act(shown.one('input'), 'onChange')
  expect(isOn()).toBe(false)
  expect(freeAlert.current().kind).toBe('off')
})

test('a station with a free plug, or without one that matches, offers no wait', async () => {
  expect((await chip({ station: summary(), found: summary() })).shown.lines).toEqual([])
  expect((await chip({ found: null })).shown.lines).toEqual([])
})

test('with a filter of plugs the wait is for one that matches, also where another one is free', async () => {
  const filters = { ...noFilters, connector: ['CCS'] }
  const { shown, asked } = await chip({ station: summary(), filters })
  expect(asked).toMatchObject([{ filters: { only: ['S'], connector: ['CCS'] }, scope: 'open' }])
  expect(shown.texts('label')).toHaveLength(1)
  expect(shown.texts('label')).not.toEqual((await chip()).shown.texts('label'))
})

test('a wait for another station is named before a press replaces it', async () => {
  const never = new Promise<never>(() => undefined)
  const other = { id: 'T', name: 'Therme' }
  void freeAlert.start(
    { station: other, requirements: { connector: [], power: 0 } as never, endsAt: now + 1 },
    never,
  )
  const { shown } = await chip()
  expect(shown.one('input').props.checked).toBe(false)
  expect(shown.texts('p')[0]).toContain('Therme')
})
