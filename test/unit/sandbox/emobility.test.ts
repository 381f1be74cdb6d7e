import { describe, expect, test } from 'vitest'
import { stationIdsSchema, stationRecordSchema } from '../../../src/contract/emobility-v1'
import { runningSandbox } from './running-sandbox'

const running = runningSandbox({ stations: 100 })

describe.each([
  ['later', '/mobility/v1/emobility/rest', undefined],
  ['older', '/dataset/emobility/rest', 'it.bz.idm.bdp.dto.emobility.EchargingStationDto'],
])('the %s variant of v1', (_, path, recordType) => {
  test('lists the ids of all stations', async () => {
    const ids = stationIdsSchema.parse(await (await running.fetch(`${path}/get-stations`)).json())
    expect(ids.filter((id) => id !== '')).toHaveLength(100)
    for (const sign of ['*', '_', '-', ':']) expect(ids.some((id) => id.includes(sign))).toBe(true)
  })

  test('tells the record of every station, all but two as the contract says', async () => {
    const records: unknown[] = await (await running.fetch(`${path}/get-station-details`)).json()
    const good = records.flatMap((record) => stationRecordSchema.safeParse(record).data ?? [])
    expect([records.length, good.length]).toEqual([102, 100])
    expect(new Set(good.map(({ _t }) => _t))).toEqual(new Set([recordType]))
    expect(good.find(({ id }) => id.startsWith('ASM_'))).toMatchObject({
      name: expect.any(String),
      municipality: expect.stringMatching(/\S/),
      provider: 'Alperia',
      state: expect.any(String),
      accessType: expect.any(String),
      paymentInfo: expect.stringMatching(/^https?:/),
    })
  })

  test('leaves out what does not apply', async () => {
    const records: object[] = await (await running.fetch(`${path}/get-station-details`)).json()
    expect(records.some((record) => !('latitude' in record))).toBe(true)
    expect(records.flatMap((record) => Object.values(record))).not.toContain(null)
  })

  test('has the same rules for tokens', async () => {
    const headers = { Authorization: 'Bearer  x' }
    expect((await running.fetch(`${path}/get-stations`, { headers })).status).toBe(401)
  })
})
