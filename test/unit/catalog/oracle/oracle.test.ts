import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startSandbox } from '../../../../src/sandbox/sandbox'
import { usualFilters } from '../usual-filters'
import { anyFeed, anyFilters } from './any-feed'
import type { Feed } from './both-catalogs'
import { expectSame, generatedFeeds } from './compare'

const someFilters = usualFilters.filter((_, index) => index % 12 === 0)
const minutes = { timeout: 120_000 }

test('the catalog answers 30 generated feeds like the reference', minutes, async () => {
  await fc.assert(generatedFeeds(anyFeed, anyFilters), { numRuns: 30, seed: 11 })
})

test('the catalog answers the recorded feed like the reference', minutes, async () => {
  const recorded = (type: string): { scode: string }[] =>
    JSON.parse(
      gunzipSync(readFileSync(new URL(`../../api/v2/recorded/${type}.json.gz`, import.meta.url))).toString(
        'utf8',
      ),
    ).data
  const plugs = recorded('EChargingPlug')
  const words = ['AVAILABLE', 'OCCUPIED', 'UNKNOWN', 'OUTOFSERVICE']
  const status = ({ scode }: { scode: string }, at: number) => ({
    stype: 'EChargingPlug',
    scode,
    tname: 'echarging-plug-status-oicp',
    mperiod: 600,
    mvalue: words[at % words.length],
    mvalidtime: '2026-04-03 07:55:00.000+0000',
  })
  const feed: Feed = {
    stations: recorded('EChargingStation'),
    plugs,
    series: plugs.map(status),
    values: plugs.map(status),
    now: Date.parse('2026-04-03T08:00:00Z'),
  }
  const next = { ...feed, values: feed.values.slice(9), now: feed.now + 3_000_000 }
  await expectSame(feed, next, someFilters)
})

/** The oracle does not read hours from notes on access: `rows.test.ts` proves ours. */
const withoutHoursInNote = (row: unknown): unknown =>
  JSON.parse(JSON.stringify(row).replace('8–20 h', 'Ring at the gate'))

test('the catalog answers the synthetic region like the reference', minutes, async () => {
  const now = Date.parse('2026-04-03T08:00:00Z')
  const options = { port: 0, appOrigins: [], now: '2026-04-03T08:00:00Z', flaws: true, duplicates: true }
  const sandbox = await startSandbox(options)
  const rows = async (path: string): Promise<unknown[]> =>
    (await (await fetch(`${sandbox.origin}/mobility/v2/flat/${path}`)).json()).data
  const both = 'EChargingStation,EChargingPlug'
  const feed: Feed = {
    stations: (await rows('EChargingStation?limit=-1&where=sactive.eq.true')).map(withoutHoursInNote),
    plugs: await rows('EChargingPlug?limit=-1&where=sactive.eq.true'),
    series: await rows(`${both}/number-available,echarging-plug-status?limit=-1`),
    values: await rows(`${both}/*/latest?limit=-1`),
    now,
  }
  await sandbox.close()
  expect(feed.values.length).toBeGreaterThan(500)
  await expectSame(feed, { ...feed, values: feed.values.slice(20), now: now + 7_200_000 }, someFilters)
})
