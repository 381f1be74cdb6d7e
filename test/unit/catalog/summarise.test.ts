import { expect, test } from 'vitest'
import { minute } from '../../../src/durations'
import { noFilters } from '../../../src/model/filters'
import { free, loaded, now, plug, plugStatus, station } from './small-service'
import { stationQuery } from './station-query'

/** Summary of a station whose plugs are free or not since so many minutes. */
async function summaryOf(plugs: readonly { isFree: boolean; minutes: number; isPushed?: boolean }[]) {
  const rows = plugs.map(({ isFree, minutes, isPushed = true }, index) =>
    isPushed
      ? {
          ...plugStatus(`A${index}`, isFree ? 'AVAILABLE' : 'CHARGING', minutes),
          tname: 'echarging-plug-status-ocpi',
        }
      : plugStatus(`A${index}`, isFree ? 1 : 0, minutes),
  )
  const { catalog } = await loaded({
    stations: [station('A')],
    plugs: plugs.map((_, index) => plug(`A${index}`, 'A')),
    latest: [...rows, free('A', plugs.filter(({ isFree }) => isFree).length)],
  })
  const found = await catalog.details('A', stationQuery())
  const { measuredAt = null, isUnchanged, free: count } = found?.summary ?? {}
  return { count, isUnchanged, minutes: measuredAt === null ? null : (now - measuredAt) / minute }
}

test('a number of free plugs is the same since the last change of any plug', async () => {
  expect(
    await summaryOf([
      { isFree: true, minutes: 80 },
      { isFree: false, minutes: 40 },
    ]),
  ).toEqual({
    count: 1,
    isUnchanged: true,
    minutes: 40,
  })
  expect(
    await summaryOf([
      { isFree: true, minutes: 30 },
      { isFree: true, minutes: 90 },
    ]),
  ).toEqual({
    count: 2,
    isUnchanged: true,
    minutes: 30,
  })
})

test('it is not known to be the same if a plug that is not free is polled', async () => {
  const { isUnchanged } = await summaryOf([
    { isFree: true, minutes: 80 },
    { isFree: false, minutes: 5, isPushed: false },
  ])
  expect(isUnchanged).toBe(false)
})

test('an old status has the age of its free plugs', async () => {
  const old = await summaryOf([
    { isFree: true, minutes: 26 * 60 },
    { isFree: false, minutes: 40 },
  ])
  expect(old).toMatchObject({ isUnchanged: false, minutes: 26 * 60 })
})

test.each([
  ['PRIVATE', 'PRIVATE'],
  ['RESTRICTED', 'RESTRICTED'],
  ['PRIVATE_WITHPUBLICACCESS', null],
  ['PUBLIC', null],
])('access %s is limited: %s', async (accessType, limited) => {
  const { catalog } = await loaded({ stations: [station('A', { accessType })] })
  expect((await catalog.summary('A', { filters: noFilters, now }))?.limitedAccess).toBe(limited)
})
