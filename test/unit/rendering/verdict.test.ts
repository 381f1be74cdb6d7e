import { expect, test } from 'vitest'
import type { UptimeReport } from '../../../src/model/uptime'
import { figures, known, quality } from './quality-page'

const usual = ['Alperia', 'Neogy', 'DRIWE', 'Route']

/** The sentence of a page with these providers, by their uptime in percent. @param silent percent of unknown time */
async function sentence(shares: Record<string, number>, more: Partial<UptimeReport> = {}, silent = 0) {
  const rows = [...new Set([...usual, ...Object.keys(shares)])].map((id) => ({
    ...figures,
    id,
    name: id,
    provider: id,
    municipality: '',
    plugCount: 2,
  }))
  const find: UptimeReport['find'] = (_, id) => {
    const share = shares[id]
    if (share === undefined) return null
    const known = 100 - silent
    const up = (share / 100) * known
    const day = { up, fault: known - up, unclear: 0, silent, steps: [] }
    return { byPeriod: { day }, stations: 1, plugs: 2, access: 'open', isIncomplete: false }
  }
  const uptime = { ...known, find, ids: () => Object.keys(shares), ...more }
  const { shown } = await quality({ uptime }, { rows, matched: rows.length })
  return shown.texts('.uptime-verdict')
}
const left = (names: string) =>
  `Not judged, because less than 80% of the plugs or of their time is known: ${names}.`

test('a sentence names the most and the least reliable provider with their figures', async () => {
  expect(await sentence({ Alperia: 95, Neogy: 99.52, DRIWE: 97 })).toEqual([
    `24 hours: Neogy is the most reliable with 99.5% uptime (100% known), Alperia the least with 95.0% (100% known). 1 other provider is between them. ${left('Route')}`,
  ])
})

test('without a clear difference up to four providers are named with their figures, the best first', async () => {
  expect(await sentence({ Alperia: 97, Neogy: 97.5, DRIWE: 97.1 }, {}, 5)).toEqual([
    `24 hours: no clear difference in uptime: Neogy 97.5% (95% known), DRIWE 97.1% (95% known), and Alperia 97.0% (95% known). The unknown time could change the order. ${left('Route')}`,
  ])
})

test('of more than four providers the best and the worst are named, and the others counted', async () => {
  const shares = { Alperia: 97, Neogy: 97.5, DRIWE: 97.1, Route: 97.2, Move: 97.3 }
  expect(await sentence(shares, {}, 5)).toEqual([
    '24 hours: no clear difference in uptime: Neogy 97.5% (95% known) and Alperia 97.0% (95% known). The unknown time could change the order. 3 other providers are between them.',
  ])
})

test('the sentence claims nothing that the figures do not show', async () => {
  expect(await sentence({ Alperia: 97, Neogy: 97.01 })).toEqual([
    `24 hours: the 2 compared providers have the same uptime, 97.0%. ${left('DRIWE and Route')}`,
  ])
  expect(await sentence({ Alperia: 97 })).toEqual([
    `24 hours: Alperia has 97.0% uptime (100% known). No other provider can be compared. ${left('Neogy, DRIWE, and Route')}`,
  ])
  expect(await sentence({})).toEqual([
    `24 hours: no provider can be judged. ${left('Alperia, Neogy, DRIWE, and Route')}`,
  ])
  expect(await sentence({ Alperia: 97 }, { isLoading: true })).toEqual([
    'Which provider is the most reliable is said here once all uptimes are loaded.',
  ])
  expect(await sentence({}, { periods: [] })).toEqual([])
})
