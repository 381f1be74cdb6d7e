import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Config, parseConfig } from '../../../../src/config'
import { type Sandbox, startSandbox } from '../../../../src/sandbox/sandbox'
import { record } from '../../../../src/scripts/record/record'
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

  test('is not overwritten unless that was asked for', async () => {
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

test('asks for the box, one call at a time, and waits when it asked too often', async () => {
  const target = join(folder, 'polite')
  let refused = 0
  let open = 0
  const { base, requests } = await serve(async (url, response) => {
    open += 1
    expect(open).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 5))
    open -= 1
    if (refused === 0) {
      refused += 1
      return sendJson(response, { message: 'You have exhausted your API Request Quota' }, 429)
    }
    sendRows(response, url.searchParams.get('select') === 'tname' ? [{ tname: 'b' }, { tname: '../a' }] : [])
  })
  const since = performance.now()
  await record(configFor(base), target, false)
  expect(performance.now() - since).toBeGreaterThan(990)
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

test('takes all pages where it may not ask for everything at once', async () => {
  const rows = Array.from({ length: 5 }, (_, at) => ({ scode: String(at), tname: 'free' }))
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
])('says what came instead of an answer: %i %j', async (status, body, words) => {
  const { base } = await serve((_, response) => sendJson(response, body, status))
  const target = join(folder, 'failed')
  await expect(record(configFor(base), target, true)).rejects.toThrow(words)
  expect(await readdir(target).catch(() => 'nothing')).toBe('nothing')
})
