import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AttentionQuery, AttentionRow } from '../../../src/catalog/attention'
import { groupRows } from '../../../src/catalog/group-rows'
import { day, hour, minute } from '../../../src/durations'
import { noFilters } from '../../../src/model/filters'
import type { Scope } from '../../../src/model/value'
import { anonymous, type Viewer } from '../../../src/model/viewer'
import { readAttention } from './attention-of-details'
import { anyFeed, anyFilters, withoutDoubles } from './oracle/any-feed'
import { openFeed } from './oracle/both-catalogs'
import { free, loaded, now, plug, plugStatus, signedIn, station } from './small-service'
import { stationQuery } from './station-query'

const all = 1_000

function query(more: Partial<AttentionQuery> = {}): AttentionQuery {
  return {
    filters: noFilters,
    bounds: null,
    now,
    scope: 'all',
    reason: null,
    oldFrom: hour,
    sort: 'newest',
    ...more,
  }
}

/** A row in short: `P1 old 120` is a plug whose last value is two hours old. */
const short = ({ station, plug, reason, measuredAt }: AttentionRow) =>
  `${plug?.id ?? station.id} ${reason}${measuredAt === null ? '' : ` ${(now - measuredAt) / minute}`}`

const ocpi = (scode: string, mvalue: string, minutesAgo: number, more = {}) => ({
  ...plugStatus(scode, mvalue, minutesAgo, more),
  tname: 'echarging-plug-status-ocpi',
})

describe('attention', () => {
  const rows = {
    stations: ['A', 'B', 'C', 'D'].map((id) => station(id, id === 'B' ? { state: 'FAULT' } : {})),
    plugs: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7'].map((id) => plug(id, 'A')).concat(plug('B1', 'B')),
    latest: [
      plugStatus('A1', 'OUTOFORDER', 5),
      plugStatus('A2', 'AVAILABLE', 5),
      plugStatus('A3', 'OCCUPIED', 90),
      ocpi('A4', 'CHARGING', 26 * 60),
      ocpi('A5', 'CHARGING', 20 * 60),
      ocpi('A6', 'AVAILABLE', 50 * 60, { closed: true }),
      { ...plugStatus('A7', 'AVAILABLE'), mvalue: null },
      plugStatus('B1', 'OUTOFORDER', 5),
      free('C', 1, 45),
      free('D', 1, 180),
    ],
  }
  const told = async (viewer: Viewer, more?: Partial<AttentionQuery>) =>
    (await (await loaded(rows, viewer)).catalog.attention(query(more), 0, all)).rows.map(short)
  const ofAll = [
    'A1 out-of-order 5',
    'A3 old 90',
    'A6 old 3000',
    'D old 180',
    'A4 occupied 1560',
    'A7 silent',
    'B out-of-order',
  ]

  test('lists what is out of order, silent, occupied for over a day or old, the newest first', async () => {
    expect(await told(signedIn)).toEqual(ofAll)
  })
  test('is sorted oldest first too: first the fault whose start only its history has, last what has no time', async () => {
    expect(await told(signedIn, { sort: 'oldest' })).toEqual([
      'A1 out-of-order 5',
      ...['A6 old 3000', 'A3 old 90', 'A4 occupied 1560', 'D old 180'],
      ...['A7 silent', 'B out-of-order'],
    ])
  })
  test('is sorted by station and by provider, where stations without a provider come last', async () => {
    const named = (id: string, sname: string, provider: string) => station(id, { provider }, { sname })
    const { catalog } = await loaded(
      {
        stations: [named('A', 'Zebra', 'Beta'), named('B', 'Adler', ''), named('C', 'Post', 'alpha')],
        latest: ['A', 'B', 'C'].map((id) => free(id, 1, 90)),
      },
      signedIn,
    )
    const ids = async (sort: AttentionQuery['sort']) =>
      (await catalog.attention(query({ sort }), 0, all)).rows.map(({ station }) => station.id)
    expect(await ids('name')).toEqual(['B', 'C', 'A'])
    expect(await ids('provider')).toEqual(['C', 'A', 'B'])
  })
  test('contains no closed data for an anonymous viewer', async () => {
    expect(await told(anonymous)).toEqual(ofAll.filter((row) => !/^A6|^A7/.test(row)))
  })
  test('filters by reason and age, and counts each reason and provider separately', async () => {
    const { catalog } = await loaded(rows, signedIn)
    expect(await told(signedIn, { reason: 'old' })).toEqual(['A3 old 90', 'A6 old 3000', 'D old 180'])
    expect(await told(signedIn, { reason: 'old', oldFrom: 2 * hour })).toEqual(['D old 180', 'A6 old 3000'])
    const page = await catalog.attention(query({ reason: 'old' }), 1, 2)
    expect(page.rows.map(short)).toEqual(['D old 180'])
    expect(page).toMatchObject({
      matched: 3,
      groupCount: 2,
      stationCount: 2,
      plugCount: 2,
      reasons: { 'out-of-order': 2, silent: 1, occupied: 1, old: 2 },
      isSilenceCertain: true,
    })
  })
  test('has the plugs of a station and reason together, and counts its stations and plugs', async () => {
    const { catalog } = await loaded(rows, signedIn)
    const first = await catalog.attention(query({ reason: 'old' }), 0, 1)
    expect(first.rows.map(short)).toEqual(['A3 old 90', 'A6 old 3000'])
    expect(first.rows.map(({ station }) => station.plugCount)).toEqual([7, 7])
    const all = await catalog.attention(query(), 0, 1_000)
    expect(all).toMatchObject({ matched: 7, groupCount: 6, stationCount: 3, plugCount: 6 })
  })
  test('has the number of plugs of each row, which together are those of the page', async () => {
    const { catalog } = await loaded(rows, signedIn)
    const { rows: found } = await catalog.attention(query(), 0, all)
    expect(found.map((row) => `${row.plug?.id ?? row.station.id} ${row.plugs}`)).toEqual([
      ...['A1 1', 'A3 1', 'A6 1', 'D 0', 'A4 1', 'A7 1', 'B 1'],
    ])
  })
  test('does not take time without an answer of the service for the age of a report', async () => {
    const { catalog } = await loaded(
      {
        stations: [station('A')],
        plugs: [plug('A1', 'A'), plug('A2', 'A')],
        latest: [ocpi('A1', 'AVAILABLE', 5), ocpi('A2', 'CHARGING', 5)],
      },
      signedIn,
    )
    const page = await catalog.attention(query({ now: now + 4 * hour }), 0, all)
    expect(page.rows).toEqual([])
  })
  test('marks rows that depend on closed values', async () => {
    const { catalog } = await loaded(rows, signedIn)
    const page = await catalog.attention(query(), 0, all)
    expect(page.rows.filter(({ access }) => access === 'closed').map(short)).toEqual([
      'A6 old 3000',
      'A7 silent',
    ])
  })
  test('has no silent stations if the service refuses the token', async () => {
    const { catalog } = await loaded(rows, signedIn, async () => 'bad')
    const page = await catalog.attention(query(), 0, all)
    expect(page.isSilenceCertain).toBe(false)
    expect(page.rows.map(short)).toEqual(ofAll.filter((row) => !/^A6|^A7/.test(row)))
  })
})

describe('on generated feeds', () => {
  test('each reason follows from the details of the station', () =>
    fc.assert(
      fc.asyncProperty(anyFeed, anyFilters, fc.constantFrom(hour, day), async (feed, filters, oldFrom) => {
        for (const viewer of [anonymous, signedIn]) {
          const catalog = openFeed(() => feed, viewer)
          await catalog.refreshNow(feed.now)
          const question = query({ filters: { ...noFilters, ...filters }, now: feed.now, oldFrom })
          const page = await catalog.attention(question, 0, all)
          const { rows, reasons, matched, groupCount, stationCount, plugCount } = page
          const expected = await readAttention(catalog, question, viewer !== anonymous)
          expect(rows.map(short).sort()).toEqual(expected.map(short).sort())
          expect(newestOfGroups(rows)).toEqual(newestOfGroups(expected).sort((one, other) => other - one))
          expect(matched).toBe(expected.length)
          expect(groupCount).toBe(newestOfGroups(expected).length)
          expect(stationCount).toBe(new Set(expected.map(({ station }) => station.id)).size)
          expect(plugCount).toBe(countPlugs(expected))
          expect(rows.reduce((sum, { plugs }) => sum + plugs, 0)).toBe(plugCount)
          for (const [reason, count] of Object.entries(reasons)) {
            const ofReason = expected.filter((row) => row.reason === reason)
            expect(count).toBe(new Set(ofReason.map(({ station }) => station.id)).size)
          }
        }
      }),
      { numRuns: 300 },
    ))

  test("a list of open data equals the anonymous viewer's", () =>
    fc.assert(
      fc.asyncProperty(anyFeed.map(withoutDoubles), anyFilters, async (feed, filters) => {
        const [team, public_] = [signedIn, anonymous].map((viewer) => openFeed(() => feed, viewer))
        if (!team || !public_) throw new Error('Both are there.')
        await Promise.all([team.refreshNow(feed.now), public_.refreshNow(feed.now)])
        const question = query({ filters: { ...noFilters, ...filters }, now: feed.now, scope: 'open' })
        expect(await team.attention(question, 0, all)).toEqual(await public_.attention(question, 0, all))
        const list = stationQuery({ filters: question.filters, now: feed.now, scope: 'open' })
        expect(await team.export(list)).toEqual(await public_.export(list))
      }),
      { numRuns: 100 },
    ))
})

test('a rejected closed value is not in a list of open data', async () => {
  const data = () => ({
    stations: [station('A')],
    plugs: [plug('A1', 'A')],
    latest: [{ ...plugStatus('A1', 1, 1), mvalue: [], closed: true }],
  })
  const [team, public_] = await Promise.all([loaded(data(), signedIn), loaded(data())])
  const statuses = async (scope: Scope) =>
    (await team.catalog.export({ ...stationQuery(), scope })).rows.map(({ summary }) => summary.status)
  const { rows } = await public_.catalog.export({ ...stationQuery(), scope: 'open' })
  expect(await statuses('open')).toEqual(rows.map(({ summary }) => summary.status))
  expect(await statuses('all')).toEqual(['not-understood'])
})

/** Time of the newest measurement of each station and reason, in the order of the rows. */
function newestOfGroups(rows: readonly AttentionRow[]): number[] {
  const groups = new Map<string, number>()
  for (const { station, reason, measuredAt } of rows) {
    const key = JSON.stringify([station.id, reason])
    groups.set(key, Math.max(groups.get(key) ?? 0, measuredAt ?? 0))
  }
  return [...groups.values()]
}

/** Number of plugs that have a row of their own or whose station has one. */
function countPlugs(rows: readonly AttentionRow[]): number {
  const counts = groupRows(rows, ({ station }) => station.id).map((ofStation) => {
    const whole = ofStation.find(({ plug }) => plug === null)
    return whole?.plugs ?? ofStation.length
  })
  return counts.reduce((sum, count) => sum + count, 0)
}
