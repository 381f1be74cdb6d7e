import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Config, parseConfig } from '../../../../src/config/config'
import { type Sandbox, startSandbox } from '../../../../src/sandbox/sandbox'
import { record } from '../../../../src/scripts/record/record'
import { requestRows } from '../../../../src/scripts/record/request-rows'
import { sendJson, sendRows, serve } from '../../api/service'
import { frozen, runningSandbox } from '../../sandbox/running-sandbox'

const folder = await mkdtemp(join(tmpdir(), 'plugboard-record-'))
afterAll(() => rm(folder, { recursive: true }))

const answers = [
  '/flat/EChargingStation',
  '/flat/EChargingPlug',
  '/flat/EChargingStation,EChargingPlug/*?select=scode,tname',
  '/flat/EChargingStation,EChargingPlug/*/latest?select=scode,tname,mperiod,mvalue,mvalidtime',
]
const active = 'where=sactive.eq.true&limit=-1'

describe('a recording of one sandbox in another', () => {
  const running = runningSandbox({ stations: 60 })
  let replay: Sandbox | undefined
  beforeAll(async () => {
    await record(parseConfig(running.sandbox().config), folder, false)
    replay = await startSandbox({ port: 0, appOrigins: [], now: frozen, replay: folder })
  })
  afterAll(() => replay?.close())

  test.each(answers)('answers %s with the same rows', async (path) => {
    const call = `${path}${path.includes('?') ? '&' : '?'}${active}`
    const { data } = await running.flat(call)
    const replayed = await (await fetch(`${replay?.origin}/mobility/v2${call}`)).json()
    const texts = (rows: unknown[]) => rows.map((row) => JSON.stringify(row, Object.keys(Object(row)).sort()))
    expect(data.length).toBeGreaterThan(0)
    expect(texts(replayed.data).sort()).toEqual(texts(data).sort())
  })

  test('is not overwritten without the option', async () => {
    const config = parseConfig(running.sandbox().config)
    const before = await readdir(folder, { recursive: true })
    await expect(record(config, folder, false)).rejects.toThrow(/not empty.*--force/)
    await writeFile(join(folder, 'flat', 'Left-over.json'), '{}')
    await record(config, folder, true)
    expect((await readdir(folder, { recursive: true })).sort()).toEqual(before.sort())
  })
})

function configFor(base: string, more: object = {}): Config {
  return parseConfig({
    publisher: 'Test',
    service: { dialect: 'v2', baseUrl: base, plugType: null, ...more },
    region: { name: 'Region', bbox: [10, 46, 12, 47], only: true },
  })
}

test('requests the box, one call at a time', async () => {
  const target = join(folder, 'polite')
  let open = 0
  let most = 0
  const bell = await serve((_, response) => sendJson(response, {}))
  const { base, requests } = await serve(async (url, response) => {
    open += 1
    most = Math.max(most, open)
    // What was asked at the same time arrives before the answer to what is asked now.
    await fetch(bell.base)
    open -= 1
    sendRows(response, url.searchParams.get('select') === 'tname' ? [{ tname: 'b' }, { tname: '../a' }] : [])
  })
  await record(configFor(base), target, false)
  expect(most, 'calls at a time').toBe(1)
  expect(new Set(requests.map(({ query }) => query.get('where')))).toEqual(
    new Set(['sactive.eq.true,or(scoordinate.bbi.(10,46,12,47),scoordinate.eq.null)']),
  )
  expect((await readdir(target, { recursive: true })).filter((name) => name.endsWith('.gz')).sort()).toEqual([
    'flat/EChargingStation.json.gz',
    'flat/EChargingStation/..%2Fa.json.gz',
    'flat/EChargingStation/..%2Fa/latest.json.gz',
    'flat/EChargingStation/b.json.gz',
    'flat/EChargingStation/b/latest.json.gz',
  ])
})

test('waits at growing pauses after too many requests', async () => {
  const { base, requests } = await serve((_, response) =>
    requests.length < 4
      ? sendJson(response, { message: 'You have exhausted your API Request Quota' }, 429)
      : sendRows(response, [{ tname: 'a' }]),
  )
  const waits: number[] = []
  const rows = await requestRows(new URL(base), -1, async (milliseconds) => void waits.push(milliseconds))
  expect({ rows, waits }).toEqual({ rows: [{ tname: 'a' }], waits: [1_000, 2_000, 4_000] })
})

test('requests all pages if a limit is required', async () => {
  const rows = Array.from({ length: 5 }, (_, index) => ({ scode: String(index), tname: 'free' }))
  const { base } = await serve(({ searchParams }, response) => {
    const offset = Number(searchParams.get('offset'))
    sendJson(response, { offset, limit: 2, data: rows.slice(offset, offset + 2) })
  })
  const recorded = await record(configFor(base, { pageSize: 2 }), join(folder, 'paged'), false)
  expect(recorded).toEqual({ stations: 5, plugs: 0, values: 5 })
})

test.each([
  [500, { message: 'Broken' }, /answered 500: Broken/],
  [401, '', /answered 401\.$/],
  [200, '<html>', /is it a mobility API v2/],
])('the error says what came instead of an answer: %i %j', async (status, body, words) => {
  const { base } = await serve((_, response) => sendJson(response, body, status))
  const target = join(folder, 'failed')
  await expect(record(configFor(base), target, true)).rejects.toThrow(words)
  expect(await readdir(target).catch(() => 'nothing')).toBe('nothing')
})

test('a folder that cannot be written gives a sentence', async () => {
  const { base } = await serve((_, response) => sendRows(response, []))
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  await expect(record(configFor(base), file, false)).rejects.toThrow(/a-file" cannot be written: E/)
})
