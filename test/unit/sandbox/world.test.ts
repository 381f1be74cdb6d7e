import { describe, expect, test } from 'vitest'
import { day } from '../../../src/durations'
import { isPlottable } from '../../../src/model/station'
import { isPoint } from '../../../src/sandbox/mobility/geography'
import { history, type Row, type SourceSeries } from '../../../src/sandbox/source'
import { regionBounds, towns } from '../../../src/sandbox/world/towns'
import { createWorld } from '../../../src/sandbox/world/world'

const world = createWorld(400)
const flawed = createWorld(400, { flaws: true })
const stations = world.stations('EChargingStation')
const series = world.types.flatMap((type) => world.series(type))
const now = Date.parse('2026-11-20T13:00:00Z')

function metadataOf(row: Row): Record<string, unknown> {
  return row.smetadata as Record<string, unknown>
}

/** All the latest values of a moment. */
function valuesAt(moment: number, from: readonly SourceSeries[] = series) {
  return from.map((one) => one.latest(moment))
}

describe('the world', () => {
  test('has the requested number of stations with 2.5 plugs on average; flaws add three invalid records', () => {
    expect(stations).toHaveLength(400)
    expect(world.stations('EChargingPlug')).toHaveLength(1_000)
    expect(flawed.stations('EChargingStation')).toHaveLength(400 + 2)
    expect(flawed.stations('EChargingPlug')).toHaveLength(1_000 + 1)
    expect(createWorld(0).types.flatMap((type) => createWorld(0).stations(type))).toEqual([])
  })

  test('is the same each time, and the beginning of a larger one', () => {
    const again = createWorld(400)
    expect(again.stations('EChargingPlug')).toEqual(world.stations('EChargingPlug'))
    expect(createWorld(500).stations('EChargingStation').slice(0, 400)).toEqual(stations.slice(0, 400))
    const values = valuesAt(
      now,
      again.types.flatMap((type) => again.series(type)),
    )
    expect(values).toEqual(valuesAt(now))
  })

  test('has positions in the region only', () => {
    expect(towns.length).toBeGreaterThan(100)
    const [west, south, east, north] = regionBounds
    const points = stations.map(({ scoordinate }) => scoordinate).filter(isPoint)
    const drawn = points.filter(({ x, y }) => isPlottable({ lon: x, lat: y }))
    expect(drawn.length).toBeGreaterThan(385)
    for (const { x, y } of drawn) expect(x > west && x < east && y > south && y < north).toBe(true)
  })

  test('has unique ids and names', () => {
    const plugs = world.stations('EChargingPlug')
    expect(new Set(stations.map(({ scode }) => scode)).size).toBe(stations.length)
    expect(new Set(plugs.map(({ scode }) => scode)).size).toBe(plugs.length)
    expect(new Set(stations.map(({ sname }) => sname)).size).toBe(stations.length)
  })

  test.each<[string, (row: Row) => boolean]>([
    ['no coordinates', ({ scoordinate }) => scoordinate === null],
    ['0,0 for coordinates', ({ scoordinate }) => isPoint(scoordinate) && scoordinate.x === 0],
    ['PUBLIC access', (row) => metadataOf(row).accessType === 'PUBLIC'],
    ['PRIVATE_WITHPUBLICACCESS', (row) => metadataOf(row).accessType === 'PRIVATE_WITHPUBLICACCESS'],
    ['PRIVATE access', (row) => metadataOf(row).accessType === 'PRIVATE'],
    ['both categories', (row) => String(metadataOf(row).categories) === 'EAT&CHARGE,SLEEP&CHARGE'],
    ['a category without a list', (row) => typeof metadataOf(row).categories === 'string'],
    ['a bilingual place', (row) => String(metadataOf(row).city).includes(' - ')],
    ['a Ladin place', (row) => String(metadataOf(row).city).split(' - ').length === 3],
    ['no capacity', (row) => metadataOf(row).capacity === null],
    ['an entity in the address', (row) => String(metadataOf(row).address).includes('&amp;')],
    ['an escape in the address', (row) => String(metadataOf(row).address).includes('\\u00df')],
    ['http to pay at', (row) => String(metadataOf(row).paymentInfo).startsWith('http:')],
    ['a fault', (row) => metadataOf(row).state === 'FAULT'],
    ['reservation', (row) => metadataOf(row).reservable === true],
    [
      'no live data',
      ({ scode, stype }) => !series.some(({ station }) => station.scode === scode && station.stype === stype),
    ],
  ])('has stations with %s, and others', (_, has) => {
    const some = stations.filter(has)
    expect(some.length).toBeGreaterThan(0)
    expect(some.length).toBeLessThan(stations.length)
  })

  test('has invalid payment addresses only with flaws', () => {
    const junk = (row: Row) => metadataOf(row).paymentInfo === 'ask at reception'
    expect(stations.filter(junk)).toEqual([])
    expect(flawed.stations('EChargingStation').filter(junk).length).toBeGreaterThan(1)
  })

  test("has the feed's key as code of an OCPI plug, and the EVSE id as its name", () => {
    const plugs = world.stations('EChargingPlug').filter(({ sorigin }) => /AMPECO|OCPI/.test(`${sorigin}`))
    expect(plugs.length).toBeGreaterThan(100)
    for (const { scode, sname, sorigin } of plugs) {
      expect(String(scode).startsWith(`${sorigin}:`)).toBe(true)
      expect(sname).toMatch(/^IT\*(NEO|DRI)\*E[A-Z0-9]+\*\d$/)
    }
  })

  test('has a site twice after a change of operator, the old record without new values', () => {
    const moved = createWorld(400, { duplicates: true })
    const stations = moved.stations('EChargingStation')
    const series = moved.types.flatMap((type) => moved.series(type))
    const old = stations.filter(({ sorigin }) => sorigin === 'Neogy')
    expect(old.length).toBeGreaterThan(3)
    for (const record of old) {
      const current = stations[stations.indexOf(record) - 1]
      expect(current?.sorigin).toBe('Neogy-AMPECO')
      expect(String(current?.sname).toUpperCase()).toBe(record.sname)
    }
    const ofOld = series.filter(({ station }) => station.sorigin === 'Neogy')
    expect(ofOld.length).toBeGreaterThan(0)
    for (const one of ofOld) expect(one.latest(now)?.measuredAt).toBeLessThan(now - 20 * day)
  })

  test('has car parks too, each with one closed series', () => {
    const parks = world.stations('ParkingStation')
    const measured = world.series('ParkingStation')
    expect(parks).toHaveLength(40)
    expect(
      new Set(measured.filter(({ role }) => role !== null).map(({ dataType }) => dataType.tname)),
    ).toEqual(new Set(['tickets-sold']))
    for (const moment of [now, now - day / 2])
      for (const { station, dataType, latest } of measured) {
        const value = Number(latest(moment)?.value)
        expect(value).toBeGreaterThanOrEqual(0)
        if (dataType.tname !== 'tickets-sold')
          expect(value).toBeLessThanOrEqual(Number(metadataOf(station).capacity))
      }
  })

  test('has one power in watts', () => {
    const outlets = world
      .stations('EChargingPlug')
      .flatMap((row) => (metadataOf(row).outlets ?? []) as { maxPower: number }[])
    expect(outlets.some(({ maxPower }) => maxPower > 1_000)).toBe(true)
    expect(outlets.some(({ maxPower }) => maxPower <= 350)).toBe(true)
  })
})

describe('time', () => {
  const plugs = world.series('EChargingPlug')

  test('never returns future values', () => {
    for (const sample of valuesAt(now)) expect(sample === null || sample.measuredAt <= now).toBe(true)
  })

  test('changes: an hour later many plugs have another status', () => {
    const before = valuesAt(now, plugs)
    const after = valuesAt(now + 3_600_000, plugs)
    const changed = before.filter((sample, index) => sample?.value !== after[index]?.value)
    expect(changed.length).toBeGreaterThan(plugs.length / 20)
  })

  test('has more free plugs by night than by day', () => {
    const free = (moment: number) =>
      valuesAt(moment, plugs).filter((sample) =>
        ['AVAILABLE', 'Available', 1].includes(sample?.value as string),
      ).length
    expect(free(Date.parse('2026-11-20T02:00:00Z'))).toBeGreaterThan(1.25 * free(now))
  })

  test('has some values that are days old, at any time of the year', () => {
    for (let month = 0; month < 12; month++) {
      const moment = now + month * 30 * day
      const polled = valuesAt(
        moment,
        plugs.filter(({ period }) => period === 600),
      )
      const old = polled.filter((sample) => sample !== null && moment - sample.measuredAt > day).length
      expect(old).toBeGreaterThan(0)
      expect(old).toBeLessThan(polled.length / 4)
    }
  })

  test('has polled values every five minutes, and pushed ones at changes', () => {
    const [polled] = plugs.filter(({ dataType }) => dataType.tname === 'echarging-plug-status')
    const [pushed] = plugs.filter(({ dataType }) => dataType.tname === 'echarging-plug-status-ocpi')
    if (polled === undefined || pushed === undefined) throw new Error('Both kinds are missing.')
    const steps = history(polled, now - 3_600_000, now).map(({ measuredAt }) => measuredAt)
    expect(steps).toHaveLength(12)
    expect(new Set(steps.slice(1).map((moment, index) => moment - (steps[index] ?? 0)))).toEqual(
      new Set([300_000]),
    )
    const changes = history(pushed, now - 3 * day, now)
    expect(changes.length).toBeGreaterThan(3)
    for (const [index, { value }] of changes.entries()) expect(value).not.toBe(changes[index - 1]?.value)
  })

  test('returns the same history for any call', () => {
    for (const one of plugs.slice(0, 60)) {
      const whole = history(one, now - day, now)
      const halves = [...history(one, now - day, now - day / 2), ...history(one, now - day / 2, now)]
      expect(halves).toEqual(whole)
      for (const sample of whole) expect(one.latest(sample.measuredAt)).toEqual(sample)
    }
  })

  test("counts free plugs by the plugs' status", () => {
    const [free] = world
      .series('EChargingStation')
      .filter(({ dataType }) => dataType.tname === 'number-available')
    const own = plugs.filter(({ station }) => station.pcode === free?.station.scode)
    const count = own.filter((plug) =>
      [1, 'AVAILABLE', 'Available'].includes(plug.latest(now)?.value as string),
    )
    expect(free?.latest(now)?.value).toBe(count.length)
  })

  test('sums the sessions of a day from midnight', () => {
    const sessions = world
      .series('EChargingStation')
      .filter(({ dataType }) => dataType.tname === 'sessions-today')
    const sum = (moment: number) =>
      valuesAt(moment, sessions).reduce((total, sample) => total + Number(sample?.value), 0)
    expect(sum(Date.parse('2026-11-20T22:30:00Z'))).toBeGreaterThan(sum(now))
    expect(sum(Date.parse('2026-11-20T23:30:00Z'))).toBeLessThan(sum(now) / 4)
  })
})
