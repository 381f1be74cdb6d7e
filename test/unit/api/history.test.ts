import { describe, expect, test } from 'vitest'
import { openDialect } from '../../../src/api/open-dialect'
import { day } from '../../../src/durations'
import { frozen, runningSandbox } from '../sandbox/running-sandbox'

const now = Date.parse(frozen)
const v2 = { stationType: 'EChargingStation', plugType: 'EChargingPlug', dataTypes: '*', pageSize: -1 }

describe.each([
  ['without a quota', false],
  ['that grants five days', true],
])('a service %s', (_, rate) => {
  const running = runningSandbox({ stations: 60, rate })
  const dialects = () =>
    [
      openDialect({ dialect: 'v2', baseUrl: `${running.origin()}/mobility`, ...v2 }, null),
      openDialect({ dialect: 'v1', baseUrl: `${running.origin()}/mobility/v1` }, null),
      openDialect({ dialect: 'v1', baseUrl: `${running.origin()}/dataset` }, null),
    ] as const

  /** The first station that measures a data type. */
  async function keyOf(dataType: string) {
    const { data } = await running.flat(`/flat/EChargingStation/${dataType}?limit=1&select=scode`)
    return { level: 'station', id: String(data[0]?.scode), dataType, period: null } as const
  }

  test('returns the same history in every dialect, without a gap', async () => {
    const key = await keyOf('number-available')
    const histories = await Promise.all(
      dialects().map((dialect) => dialect.history(key, now - 12 * day, now - day, {})),
    )
    const [newer, ...older] = histories
    expect(newer?.samples.length).toBeGreaterThan(100)
    expect(newer).toMatchObject({ missing: [], rejected: 0 })
    for (const history of older) expect(history).toEqual(newer)
    const moments = newer?.samples.map(({ measuredAt }) => measuredAt) ?? []
    expect(moments).toEqual([...new Set(moments)].toSorted((one, other) => one - other))
    expect(moments[0]).toBeGreaterThanOrEqual(now - 12 * day)
    expect(moments.at(-1)).toBeLessThan(now - day)
  })

  test('returns closed values for a token with the right', async () => {
    const key = { ...(await keyOf('power')), period: 300 }
    const token = await running.accessToken('team')
    for (const dialect of dialects()) {
      expect((await dialect.history(key, now - day, now, {})).samples).toEqual([])
      expect((await dialect.history(key, now - day, now, { token })).samples.length).toBeGreaterThan(200)
    }
  })
})
