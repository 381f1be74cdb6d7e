import { expect, test } from 'vitest'
import { figures, known, quality } from './quality-page'
import { hour, now } from './shown'

test('the trends of all rows have the scale from 0 to 100 %, which the legend states once', async () => {
  const time = (fault: number) => ({ up: 100 - fault, fault, unclear: 0, silent: 0 })
  const rowOf = (fault: number) => ({
    byPeriod: { day: { ...time(fault), steps: [{ from: now - hour, to: now, ...time(fault) }] } },
    stations: 1,
    plugs: 25,
    access: 'open' as const,
    isIncomplete: false,
  })
  const draw = async (faults: Record<string, number>) => {
    const rows = Object.keys(faults).map((id) => ({
      ...figures,
      id,
      name: id,
      provider: id,
      municipality: '',
    }))
    const find: typeof known.find = (_, id) => rowOf(faults[id] ?? 0)
    const { shown } = await quality({ uptime: { ...known, find, ids: () => Object.keys(faults) } }, { rows })
    const head = shown.texts('th').find((text) => text.startsWith('Trend'))
    return {
      head,
      legend: shown.texts('.trend-legend'),
      // The first one is in the legend.
      up: shown
        .all('.uptime-up')
        .slice(1)
        .map(({ props }) => props.d),
    }
  }
  const [good, both] = [await draw({ A: 2 }), await draw({ A: 2, B: 30 })]
  expect(good.head).toBe('Trend')
  expect(good.legend).toEqual([
    'Trend, 24 hours: a column for each hour, from 0% at its foot to 100% at its top. Every row and every period has this scale. up in fault nothing known',
  ])
  expect((await quality()).shown.texts('.trend-legend')).toEqual([])
  expect(both.legend).toEqual(good.legend)
  expect(both.up[0]).toBe(good.up[0])
  expect(both.up[0]).toContain('v27.44h')
  expect(both.up[1]).toContain('v19.6h')
})
