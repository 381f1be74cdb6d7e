import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { parseConfig } from '../../../src/config/config'
import { startSandbox } from '../../../src/sandbox/sandbox'
import { runningSandbox } from './running-sandbox'

const folder = await mkdtemp(join(tmpdir(), 'plugboard-recording-'))
afterAll(() => rm(folder, { recursive: true }))

async function write(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), content)
}

function station(scode: string, x: number, y: number) {
  const scoordinate = { x, y, srid: 4326 }
  return { scode, scoordinate, sname: `Station ${scode}`, sorigin: 'BFE', stype: 'EChargingStation' }
}

function value(row: object, mvalue: number, mvalidtime: string) {
  const dataType = { tname: 'number-available', tunit: '', ttype: 'Instantaneous' }
  return { ...row, ...dataType, mvalue, mvalidtime, mtransactiontime: mvalidtime, mperiod: 600 }
}

const rows = [station('a', 9, 46), station('b', 8.5, 46.5), station('c', 0, 0)]
await write('flat/EChargingStation.json', JSON.stringify({ offset: 0, limit: -1, data: rows }))
await write(
  'flat/EChargingStation/number-available/latest.json.gz',
  gzipSync(
    JSON.stringify({
      data: [
        value(rows[0] ?? {}, 3, '2026-04-03 07:55:01.000+0000'),
        value(rows[1] ?? {}, 1, '2026-04-02 09:00:00.000+0200'),
      ],
    }),
  ),
)

const past = [
  value(rows[1] ?? {}, 4, '2026-03-31 07:10:00.000+0000'),
  {
    ...value(rows[1] ?? {}, 2, '2026-03-31 07:20:00.000+0000'),
    mtransactiontime: '2026-03-31 07:20:07.000+0000',
  },
  value(rows[1] ?? {}, 1, '2026-04-02 07:00:00.000+0000'),
]
await write(
  'flat/EChargingStation/number-available/2026-03-31/2026-04-03.json',
  JSON.stringify({ offset: 0, limit: -1, data: past }),
)

describe('a replay', () => {
  const running = runningSandbox({ replay: folder })

  test('answers with the recorded rows, selected and filtered as usual', async () => {
    const { data } = await running.flat('/flat/EChargingStation')
    expect(data).toEqual(rows)
    expect(await running.flat('/flat/*?select=scode&where=scode.neq."a"&limit=1')).toEqual({
      offset: 0,
      limit: 1,
      data: [{ scode: 'b' }],
    })
    expect((await running.flat('/flat/*?select=sorigin')).data).toEqual([{ sorigin: 'BFE' }])
  })

  test('returns recorded values with their time, oldest first', async () => {
    const { data } = await running.flat(
      '/flat/EChargingStation/*/latest?select=scode,mvalue,mvalidtime,mperiod',
    )
    expect(data).toEqual([
      {
        scode: 'b',
        mvalue: 1,
        mvalidtime: '2026-04-02 07:00:00.000+0000',
        mperiod: 600,
        _timestamp: '2026-04-02 07:00:00.000+0000',
      },
      {
        scode: 'a',
        mvalue: 3,
        mvalidtime: '2026-04-03 07:55:01.000+0000',
        mperiod: 600,
        _timestamp: '2026-04-03 07:55:01.000+0000',
      },
    ])
  })

  test('lists the series with values, and none for others', async () => {
    const { data } = await running.flat('/flat/EChargingStation/*?select=scode,tname')
    expect(data).toEqual([
      { scode: 'b', tname: 'number-available' },
      { scode: 'a', tname: 'number-available' },
    ])
    expect((await running.flat('/flat/EChargingPlug/echarging-plug-status/latest')).data).toEqual([])
  })

  test('returns the recorded history between the requested times', async () => {
    const ask = async (from: string, to: string, where = '') =>
      (
        await running.flat(
          `/flat/EChargingStation/number-available/${from}/${to}?select=scode,mvalue,mtransactiontime${where}`,
        )
      ).data.map(({ scode, mvalue, mtransactiontime }) => [scode, mvalue, mtransactiontime])
    expect(await ask('2026-03-31', '2026-04-04')).toEqual([
      ['b', 4, '2026-03-31 07:10:00.000+0000'],
      ['b', 2, '2026-03-31 07:20:07.000+0000'],
      ['b', 1, '2026-04-02 07:00:00.000+0000'],
      ['a', 3, '2026-04-03 07:55:01.000+0000'],
    ])
    expect(await ask('2026-03-31', '2026-03-31T07:20')).toEqual([['b', 4, '2026-03-31 07:10:00.000+0000']])
    expect(await ask('2026-03-31', '2026-04-04', '&where=mvalue.gt.2,scode.eq."b"')).toHaveLength(1)
    expect(await ask('2026-03-01', '2026-03-02')).toEqual([])
  })

  test('has no v1', async () => {
    expect((await running.fetch('/mobility/v1/emobility/rest/get-stations')).status).toBe(404)
    expect((await running.fetch('/dataset/emobility/rest/get-station-details')).status).toBe(404)
  })

  test('uses the box of all positions as region', () => {
    const { service, region } = parseConfig(running.sandbox().config)
    expect(service.dialect).toBe('v2')
    expect(region.bbox).toEqual([8.5, 46, 9, 46.5])
  })

  test('allows sign-ins', async () => {
    const token = await running.accessToken('team')
    expect((await running.flat('/flat/EChargingStation', token)).data).toEqual(rows)
  })
})

test('a folder without a recording is refused with one sentence', async () => {
  const replay = join(folder, 'nothing-here')
  await expect(startSandbox({ port: 0, appOrigins: [], replay })).rejects.toThrow(
    /no recorded answers.*nothing-here/,
  )
})

test('the error names a file that is not an answer', async () => {
  const replay = await mkdtemp(join(tmpdir(), 'plugboard-recording-'))
  await mkdir(join(replay, 'flat'))
  await writeFile(join(replay, 'flat', 'EChargingStation.json'), '<html>')
  await expect(startSandbox({ port: 0, appOrigins: [], replay })).rejects.toThrow(/EChargingStation\.json/)
  await rm(replay, { recursive: true })
})
