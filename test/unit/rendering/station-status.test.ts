import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { StationSummary } from '../../../src/catalog/station-summary'
import { noFilters } from '../../../src/model/filters'
import type { OpeningHours } from '../../../src/model/station'
import type { Status } from '../../../src/model/status'
import { StationStatus } from '../../../src/stations/StationStatus'
import { free, loaded, plug, plugStatus, station } from '../catalog/small-service'
import { stationQuery } from '../catalog/station-query'
import { render } from './render'
import { hour, now, summary } from './shown'

const noonToSix: OpeningHours = {
  kind: 'weekly',
  spans: [{ weekday: 5, begin: '12:00', end: '18:00' }],
  exceptions: [],
  timeZone: 'Europe/Rome',
}

const status = (
  more: Partial<StationSummary>,
  { failed = false, openingHours = null as OpeningHours | null } = {},
) =>
  render(
    createElement(StationStatus, {
      station: summary(more),
      plugs: [],
      matching: null,
      failed,
      openingHours,
      answeredAt: now,
      now,
    }),
  )

const measured = 'measured 5 min ago · 09:55'
const unknownHours = 'Opening hours unknown'

test.each([
  ['available', 'Free', []],
  ['partly', 'Partly free', []],
  ['occupied', 'All occupied', []],
  ['reserved', 'Reserved', []],
  ['unavailable', 'Not free', ['The operator does not say why.']],
  ['out-of-order', 'Out of order', []],
  ['unknown', 'Status unknown', ['The operator gives no status.']],
  ['not-understood', 'Status not understood', ['A public status came, and Plugboard could not read it.']],
  ['closed', 'Status is not public', ['It exists, and is shown to some accounts only.']],
  ['none', 'No live data', ['This station does not report whether it is free.']],
  ['coming', 'Status coming…', []],
] as const)('the status %s is explained in full', async (name, sentence, hint) => {
  const shown = await status({ status: name as Status, free: name === 'occupied' ? 0 : null })
  expect(shown.lines).toEqual([sentence, measured, unknownHours, ...hint])
  expect(shown.all(`.wash-${name}`)).toHaveLength(1)
  expect(shown.all(`.status-icon-${name}`)).toHaveLength(1)
})

test('a station with a free plug says how many', async () => {
  expect((await status({})).lines).toEqual(['1 of 2 free', measured, unknownHours])
})

test("the operator's statement comes first, then what the plugs report, then the opening hours", async () => {
  expect((await status({ outOfUse: 'FAULT' }, { openingHours: noonToSix })).lines).toEqual([
    'Out of order, says the operator: faulty.',
    'Plugs report 1 of 2 free.',
    measured,
    'Closed now, opens 12:00',
  ])
})

test('a station out of use whose plugs report nothing shows no measurement', async () => {
  const shown = await status({ outOfUse: 'FAULT', free: null })
  expect(shown.lines).toEqual(['Out of order, says the operator: faulty.', unknownHours])
})

test('a closed station says so before its free plugs', async () => {
  expect((await status({ shut: { opensAt: now + 2 * hour } }, { openingHours: noonToSix })).lines).toEqual([
    'Closed now, opens 12:00',
    '1 of 2 free',
    measured,
  ])
})

test('an open station says until when, or that it never shuts, before any hint', async () => {
  const openingHours: OpeningHours = {
    kind: 'weekly',
    spans: [{ weekday: 5, begin: '08:00', end: '18:00' }],
    exceptions: [],
    timeZone: 'Europe/Rome',
  }
  const hint = 'The operator does not say why.'
  const lines = async (hours: OpeningHours) =>
    (await status({ status: 'unavailable', free: null }, { openingHours: hours })).lines
  expect(await lines(openingHours)).toEqual(['Not free', measured, 'Open now, closes 18:00', hint])
  expect(await lines({ kind: 'always' })).toEqual(['Not free', measured, 'Open 24 hours', hint])
})

test.each([
  ['plugs', 1, 2, 'The station itself counts 1 free, its plugs report 2. Both cannot be right.'],
  ['capacity', 5, 2, 'It counts 5 free plugs and states a capacity of 2. Both cannot be right.'],
] as const)(
  'a contradiction of kind %s is stated with both numbers',
  async (kind, counted, against, words) => {
    const shown = await status({ conflict: { kind, counted, against } })
    expect(shown.lines).toEqual(['1 of 2 free', measured, unknownHours, words])
  },
)

test('a status that is the same since its last change says until when nothing else was reported', async () => {
  const since = { measuredAt: now - 3 * hour, isUnchanged: true }
  const until = 'no other report up to 10:00'
  expect((await status(since)).lines[1]).toContain(until)
  expect((await status({ measuredAt: now - 3 * hour })).text).not.toContain(until)
  expect((await status({ ...since, freshness: 'stale' })).text).not.toContain(until)
  expect((await status({ isUnchanged: true })).lines, 'a current one has its age').toEqual([
    '1 of 2 free',
    measured,
    unknownHours,
  ])
})

test('values that could not be fetched are not called a fault of the station', async () => {
  const shown = await status({ status: 'none' }, { failed: true })
  expect(shown.lines).toEqual(['Status could not be fetched', measured, unknownHours])
  expect(shown.all('.wash-unknown')).toHaveLength(1)
})

test("without values, the operator's statement is shown all the same", async () => {
  const shown = await status({ status: 'out-of-order', outOfUse: 'FAULT', free: null }, { failed: true })
  expect(shown.lines).toEqual(['Out of order, says the operator: faulty.', unknownHours])
  expect(shown.all('.wash-out-of-order')).toHaveLength(1)
})

/** The lines of an opened station whose first plug has CCS and the others Type 2. */
async function opened(latest: NonNullable<Parameters<typeof loaded>[0]['latest']>, connector: string[] = []) {
  const outlet = (id: string, outletTypeCode: string) => ({
    ...plug(id, 'A'),
    smetadata: { outlets: [{ outletTypeCode }] },
  })
  const { catalog } = await loaded({
    stations: [station('A')],
    plugs: [outlet('A1', 'CCS'), outlet('A2', 'Type 2'), outlet('A3', 'Type 2')],
    latest,
  })
  const details = await catalog.details('A', stationQuery({ filters: { ...noFilters, connector } }))
  if (!details) throw new Error('Expected a station.')
  const { summary, plugs, matching } = details
  return render(
    createElement(StationStatus, {
      station: summary,
      plugs,
      matching,
      failed: false,
      openingHours: null,
      answeredAt: null,
      now,
    }),
  )
}
const broken = (id: string) => plugStatus(id, 'OutOfService')
const isNotKnown = 'It is not known whether a plug is free.'
const givesNone = 'The operator gives no status.'

test('an operator that calls a plug broken is not said to give no status', async () => {
  const shown = await opened([broken('A1')])
  expect(shown.lines).toEqual(['1 out of order, 2 without live data', measured, unknownHours, isNotKnown])
  expect((await opened([plugStatus('A1', 'Unknown')])).lines.at(-1)).toBe(givesNone)
})

test('of the plugs that match a filter, only their own statuses and the number of free plugs count', async () => {
  const unknown = plugStatus('A2', 'Unknown')
  expect((await opened([broken('A1'), unknown], ['Type 2'])).lines.at(-1)).toBe(givesNone)
  expect((await opened([broken('A3'), unknown], ['Type 2'])).lines.at(-1)).toBe(isNotKnown)
  expect((await opened([free('A', 1)], ['CCS'])).lines.at(-1)).toBe(isNotKnown)
})

test('before the details are loaded, neither hours nor the reason of an unknown status are told', async () => {
  const shown = await render(
    createElement(StationStatus, {
      station: summary({ status: 'unknown', free: null }),
      plugs: null,
      matching: null,
      failed: false,
      openingHours: null,
      answeredAt: null,
      now,
    }),
  )
  expect(shown.lines).toEqual(['Status unknown', measured])
})
