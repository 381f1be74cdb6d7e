import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, hour, minute } from '../../../src/durations'
import { countUptime, createPeriods, type PlugHistory } from '../../../src/history/uptime/uptime'
import type { MissingTime, Sample } from '../../../src/model/history'
import type { PlugStatus } from '../../../src/model/status'
import {
  addUptimes,
  knownShare,
  type StatusTime,
  type UptimePeriod,
  uptimeLengths,
  uptimePeriods,
  uptimeShare,
  zeroStatusTime,
} from '../../../src/model/uptime'

const zone = 'Europe/Rome'
const toTime = (time: string) => Date.parse(time)

const sample = (moment: number, status: PlugStatus): Sample => {
  return { measuredAt: moment, reading: { kind: 'text', text: status }, meaning: { kind: 'status', status } }
}

type Kind = keyof StatusTime

function kindOf(status: PlugStatus): Kind {
  if (status === 'out-of-order') return 'fault'
  return ['available', 'occupied', 'reserved'].includes(status) ? 'up' : 'unclear'
}

/** What the minutes from one on were, each by itself, from the samples and gaps alone. */
function naiveKinds({ history, period, latest, isOutOfUse }: PlugHistory, until: number) {
  const rests = history.samples.length === 0 && latest !== null && latest.measuredAt < history.from
  const samples = rests ? [sample(latest.measuredAt, latest.status)] : history.samples
  let place = 0
  return (moment: number): Kind => {
    while ((samples[place]?.measuredAt ?? until) <= moment && place < samples.length) place += 1
    const last = samples[place - 1]
    const next = samples[place]?.measuredAt ?? until
    if (last === undefined || last.meaning.kind !== 'status') return 'silent'
    const { measuredAt: measured } = last
    // Behind the beginning of a part that did not come nothing is known before the next measurement.
    if (history.missing.some(({ from }) => from > measured && from <= moment)) return 'silent'
    const kind = kindOf(last.meaning.status)
    const shown = isOutOfUse && kind === 'up' ? 'unclear' : kind
    if (period === 1) {
      const holds = kind === 'fault' || next - measured <= day || moment < measured + day
      return holds ? shown : 'silent'
    }
    const every = (period ?? 0) * 1000
    const gap = Math.max(2.5 * every, 15 * minute)
    return next - measured <= gap || moment < measured + every ? shown : 'silent'
  }
}

/** Days of the zone, whose clocks change at whole hours. */
const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
const dates = new Map<number, string>()
function dateAt(moment: number): string {
  const whole = Math.floor(moment / hour)
  const date = dates.get(whole) ?? format.format(moment)
  dates.set(whole, date)
  return date
}

/** By a walk over every minute, with the date or hour that it falls on. */
function naive(past: PlugHistory, until: number, period: UptimePeriod) {
  const time = zeroStatusTime()
  const steps = new Map<string, StatusTime>()
  const from = until - uptimeLengths[period]
  const kindAt = naiveKinds(past, until)
  for (let moment = from; moment < until; moment += minute) {
    const kind = kindAt(moment)
    const name = period === 'day' ? `${Math.floor((moment - from) / hour)}` : dateAt(moment)
    const step = steps.get(name) ?? zeroStatusTime()
    steps.set(name, step)
    step[kind] += minute
    time[kind] += minute
  }
  return { ...time, steps: [...steps.values()] }
}

/** Ends shortly after the clocks changed, or on any other day. */
const anyUntil = fc.oneof(
  fc.integer({ min: 0, max: 40 * 24 * 60 }).map((after) => toTime('2026-03-28T23:00Z') + after * minute),
  fc.integer({ min: 0, max: 40 * 24 * 60 }).map((after) => toTime('2026-10-24T22:00Z') + after * minute),
)
const anyStatus = fc.constantFrom<PlugStatus>(
  ...([
    'available',
    'occupied',
    'reserved',
    'out-of-order',
    'out-of-order',
    'unavailable',
    'unknown',
  ] as const),
)

/** Regular measurements with silences among them, or changes alone. Times are whole minutes. */
const anyPast: fc.Arbitrary<{ past: PlugHistory; until: number; longest: UptimePeriod }> = fc
  .record({
    until: anyUntil,
    longest: fc.constantFrom(...uptimePeriods),
    period: fc.constantFrom(1, 600, 3600),
    steps: fc.array(
      fc.record({
        status: anyStatus,
        count: fc.integer({ min: 1, max: 60 }),
        silence: fc.integer({ max: 4000, min: 0 }),
      }),
      { maxLength: 12 },
    ),
    lost: fc.array(
      fc.record({ after: fc.integer({ min: 0, max: 40_000 }), length: fc.integer({ min: 1, max: 3000 }) }),
      {
        maxLength: 2,
      },
    ),
    latest: fc.option(fc.record({ before: fc.integer({ min: 0, max: 60_000 }), status: anyStatus })),
    isOutOfUse: fc.boolean(),
  })
  .map(({ until, longest, period, steps, lost, latest, isOutOfUse }) => {
    const from = until - uptimeLengths[longest] - day
    const missing: MissingTime[] = lost
      .map(({ after, length }) => ({ from: from + after * minute, to: from + (after + length) * minute }))
      .sort((one, other) => one.from - other.from)
      .filter((gap, place, all) => gap.from < until && gap.from >= (all[place - 1]?.to ?? 0))
      .map((gap) => ({ ...gap, to: Math.min(gap.to, until), reason: 'failed', failure: null, retryAt: null }))
    const samples: Sample[] = []
    let moment = from
    for (const { status, count, silence } of steps) {
      if (period === 1) samples.push(sample(moment, status))
      else
        for (let place = 0; place < count; place += 1) {
          samples.push(sample(moment, status))
          moment += period * 1000
        }
      moment += Math.max(1, silence) * minute
    }
    const isThere = ({ measuredAt: measured }: Sample) =>
      measured < until && !missing.some((gap) => gap.from <= measured && measured < gap.to)
    const loaded = samples.filter(isThere)
    const past: PlugHistory = {
      history: { from, samples: loaded, missing },
      period,
      latest: latest && { measuredAt: from - latest.before * minute, status: latest.status },
      isOutOfUse,
    }
    return { past, until, longest }
  })

test('uptime equals a loop over all minutes: 1,000 histories', {
  timeout: 120_000,
}, () => {
  fc.assert(
    fc.property(anyPast, ({ past, until, longest }) => {
      const uptime = countUptime(past, createPeriods(until, longest, zone))
      expect(Object.keys(uptime)).toEqual(uptimePeriods.slice(0, uptimePeriods.indexOf(longest) + 1))
      for (const [period, { steps, ...time }] of Object.entries(uptime)) {
        const expected = naive(past, until, period as UptimePeriod)
        const { steps: expectedSteps, ...expectedTime } = expected
        expect(time).toEqual(expectedTime)
        expect(steps.map(({ from: _, to: __, ...step }) => step)).toEqual(expectedSteps)
      }
    }),
    { numRuns: 1000, seed: 14 },
  )
})

const past = (samples: Sample[], more: Partial<PlugHistory> = {}): PlugHistory => ({
  history: { from: 0, samples, missing: [] },
  period: 600,
  latest: null,
  isOutOfUse: false,
  ...more,
})
const dayOf = (given: PlugHistory, until: number) => countUptime(given, createPeriods(until, 'day', zone)).day

test('silent time is neither up nor fault, and without known time there is no figure', () => {
  const until = toTime('2026-11-20T12:00Z')
  const none = dayOf(past([]), until)
  expect(none && [uptimeShare(none), knownShare(none), none.silent]).toEqual([null, 0, day])
  const samples = [0, 10, 20, 30].map((after) =>
    sample(until - day + after * minute, after < 20 ? 'available' : 'out-of-order'),
  )
  const some = dayOf(past(samples), until)
  expect(some).toMatchObject({ up: 20 * minute, fault: 20 * minute, unclear: 0, silent: day - 40 * minute })
  expect(some && uptimeShare(some)).toBe(0.5)
})

test('of a plug that reports changes, a fault counts until the next report, other statuses for a day', () => {
  const until = toTime('2026-11-20T12:00Z')
  const week = (status: PlugStatus) =>
    countUptime(past([sample(until - 5 * day, status)], { period: 1 }), createPeriods(until, 'week', zone))
      .week
  expect(week('out-of-order')).toMatchObject({ fault: 5 * day, silent: 2 * day })
  expect(week('available')).toMatchObject({ up: day, silent: 6 * day })
})

test('"not available" without a reason is unknown, and a station out of use is never up', () => {
  const until = toTime('2026-11-20T12:00Z')
  const samples = Array.from({ length: 144 }, (_, place) =>
    sample(until - day + place * 10 * minute, place < 72 ? 'unavailable' : 'available'),
  )
  expect(dayOf(past(samples), until)).toMatchObject({ up: day / 2, fault: 0, unclear: day / 2, silent: 0 })
  expect(dayOf(past(samples, { isOutOfUse: true }), until)).toMatchObject({ up: 0, unclear: day })
})

test("days are the region's, with 23 and 25 hours at clock changes", () => {
  const days = (until: string) =>
    createPeriods(toTime(until), 'week', zone).periods[1]?.steps.map(({ from, to }) => (to - from) / hour)
  expect(days('2026-03-31T10:00Z')).toEqual([13, 24, 24, 24, 24, 23, 24, 12])
  expect(days('2026-10-27T11:00Z')).toEqual([11, 24, 24, 24, 24, 25, 24, 12])
})

test('the uptime of several plugs is the mean weighted by known time', () => {
  const until = toTime('2026-11-20T12:00Z')
  const of = (count: number, status: PlugStatus, longest: UptimePeriod) =>
    countUptime(
      past(Array.from({ length: count }, (_, place) => sample(until - day + place * 10 * minute, status))),
      createPeriods(until, longest, zone),
    )
  const sum = addUptimes([of(144, 'available', 'week'), of(48, 'out-of-order', 'day')])
  expect(sum.week).toBeUndefined()
  expect(sum.day && uptimeShare(sum.day)).toBe(0.75)
  expect(sum.day && knownShare(sum.day)).toBeCloseTo(2 / 3, 9)
})
