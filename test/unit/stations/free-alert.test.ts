import { afterEach, describe, expect, test } from 'vitest'
import type { Snapshot } from '../../../src/catalog/catalog-api'
import { minute } from '../../../src/durations'
import type { PlugRequirements } from '../../../src/model/filters'
import { anonymous } from '../../../src/model/viewer'
import { canWait, decideEnd, freeAlert } from '../../../src/stations/free-alert/free-alert'
import { findStationInOpenData } from '../../../src/stations/free-alert/station-in-open-data'
import { type Data, loaded, now, plug, plugStatus, signedIn, station } from '../catalog/small-service'

const waiting = { endsAt: now + 120 * minute }
const noNeeds: PlugRequirements = { connector: [], power: 0 }
const outlet = (type: string, power: number) => ({
  smetadata: { outlets: [{ id: type, outletTypeCode: type, maxPower: power }] },
})
const ccs = 'Combo2'
const chademo = 'CHAdeMO'
const type2 = 'Type2Mennekes'

/** A station with two occupied plugs, and the results of a waiting page at each refresh. */
async function wait(requirements = noNeeds, viewer = anonymous, rows: Partial<Data> = {}) {
  const { catalog, snapshot, data } = await loaded(
    {
      stations: [station('A'), station('B')],
      plugs: [
        { ...plug('A1', 'A'), ...outlet(ccs, 50) },
        { ...plug('A2', 'A'), ...outlet(type2, 22) },
        { ...plug('B1', 'B'), ...outlet(chademo, 50) },
      ],
      latest: [plugStatus('A1', 'OCCUPIED'), plugStatus('A2', 'OCCUPIED')],
      ...rows,
    },
    viewer,
  )
  const look = async (snapshot: Snapshot, moment = now) => {
    const summary = await findStationInOpenData(catalog, { id: 'A', requirements, now: moment })
    return { summary, snapshot, end: decideEnd(waiting, { summary, snapshot, now: moment }) }
  }
  /** After `change`, and `minutes` later. */
  const refresh = async (change: Partial<Data> = {}, minutes = 1) => {
    Object.assign(data, change)
    const moment = now + minutes * minute
    return (await look(await catalog.refreshNow(moment), moment)).end
  }
  return { first: await look(snapshot), refresh }
}
const taken = plugStatus('A1', 'OCCUPIED')

describe('the wait for a free plug', () => {
  test('ends when a plug is free', async () => {
    const { first, refresh } = await wait()
    expect(first.summary && canWait(first.summary)).toBe(true)
    expect(first.end).toBeNull()
    expect(await refresh()).toBeNull()
    const latest = [taken, plugStatus('A2', 'AVAILABLE')]
    expect(await refresh({ latest })).toEqual({ reason: 'free', free: 1 })
  })

  test('ends only for matching plugs', async () => {
    const { refresh } = await wait({ connector: ['CCS'], power: 50 })
    expect(await refresh({ latest: [taken, plugStatus('A2', 'AVAILABLE')] })).toBeNull()
    const latest = [plugStatus('A1', 'AVAILABLE'), plugStatus('A2', 'AVAILABLE')]
    expect(await refresh({ latest })).toEqual({ reason: 'free', free: 1 })
  })

  test('is impossible if no plug matches or one is free', async () => {
    expect((await wait({ connector: ['CHAdeMO'], power: 0 })).first.summary).toBeNull()
    const latest = [taken, plugStatus('A2', 'AVAILABLE')]
    const { first } = await wait(noNeeds, anonymous, { latest })
    expect(first.summary && canWait(first.summary)).toBe(false)
  })

  test('ignores old values and those of a failing service', async () => {
    const { refresh } = await wait()
    expect(await refresh({ latest: [taken, plugStatus('A2', 'AVAILABLE', 300)] })).toBeNull()
    expect(await refresh({ latest: [taken, plugStatus('A2', 'AVAILABLE')], fails: /latest$/ })).toBeNull()
    expect(await refresh({ fails: null })).toEqual({ reason: 'free', free: 1 })
  })

  test("ignores values of this device's copy", async () => {
    const { first } = await wait(noNeeds, anonymous, { latest: [taken, plugStatus('A2', 'AVAILABLE')] })
    const { summary, snapshot } = first
    expect(decideEnd(waiting, { summary, snapshot, now })).toEqual({ reason: 'free', free: 1 })
    for (const copy of ['statuses', 'stations', 'failed'] as const)
      expect(decideEnd(waiting, { summary, snapshot: { ...snapshot, copy }, now })).toBeNull()
  })

  test('ends when the station is taken out of use, whatever its plugs report', async () => {
    const { refresh } = await wait()
    const latest = [taken, plugStatus('A2', 'AVAILABLE')]
    const stations = [station('A', { state: 'FAULT' })]
    expect(await refresh({ latest, stations }, 61)).toEqual({ reason: 'out-of-use' })
  })

  test('ends after two hours', async () => {
    const { refresh } = await wait()
    const latest = [taken, plugStatus('A2', 'AVAILABLE', -119)]
    expect(await refresh({ latest }, 120)).toEqual({ reason: 'over' })
  })

  test('reads open values only, also for a signed-in viewer', async () => {
    const { refresh } = await wait(noNeeds, signedIn)
    const closed = plugStatus('A2', 'AVAILABLE', 4, { closed: true })
    expect(await refresh({ latest: [taken, closed] })).toBeNull()
  })
})

describe('the state of the wait', () => {
  afterEach(freeAlert.stop)
  const start = (id: string, permission: 'granted' | 'denied') =>
    freeAlert.start(
      { station: { id, name: id }, requirements: noNeeds, endsAt: waiting.endsAt },
      Promise.resolve(permission),
    )
  const current = () => freeAlert.current()

  test('is for one station at a time, and an answer for another one changes nothing', async () => {
    const first = start('A', 'denied')
    const second = start('B', 'granted')
    expect(current()).toMatchObject({ station: { id: 'B' }, permission: 'asking' })
    await Promise.all([first, second])
    expect(current()).toMatchObject({ kind: 'waiting', station: { id: 'B' }, permission: 'granted' })
  })

  test('stays off after the person stopped it', async () => {
    const started = start('A', 'granted')
    const waiting = current()
    freeAlert.stop()
    await started
    if (waiting.kind === 'waiting') freeAlert.end(waiting, { reason: 'over' })
    expect(current()).toEqual({ kind: 'off' })
  })

  test('keeps the result until the person dismisses it', async () => {
    await start('A', 'granted')
    const waiting = current()
    if (waiting.kind === 'waiting') freeAlert.end(waiting, { reason: 'free', free: 2 })
    expect(current()).toMatchObject({ kind: 'ended', station: { id: 'A' }, reason: 'free', free: 2 })
  })
})
