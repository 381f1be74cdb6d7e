import { test } from '@playwright/test'
import { measure } from './measure'
import { type Case, chosenCases, chosenRounds } from './options'
import { report, tableOf } from './report'
import type { Rounds } from './rows'
import { buildBaselines } from './servers/baseline-site'
import { startServers } from './servers/servers'
import { names } from './subjects'

const rounds = chosenRounds(process.env)

/** In each round another page is the first, so that none is always measured after the same one. */
const inTurn = (round: number) => names.map((_, index) => names[(index + round) % names.length] ?? 'app')

async function measureRounds(browser: Parameters<typeof measure>[0], { stations, device }: Case) {
  const servers = await startServers(stations)
  const measured: Rounds = { app: [], fair: [], bare: [] }
  try {
    // In the first round answers and compressed files are made, which are then remembered.
    for (let round = 0; round <= rounds; round += 1)
      for (const name of inTurn(round)) {
        const figures = await measure(browser, servers, { name, device })
        if (round > 0) measured[name].push(figures)
      }
  } finally {
    await servers.stop()
  }
  return measured
}

test.beforeAll(buildBaselines)

for (const each of chosenCases(process.env))
  test(`${each.stations} stations on a ${each.device.name}, beside two baselines`, async ({ browser }) =>
    report(tableOf(each, await measureRounds(browser, each)), process.env))
