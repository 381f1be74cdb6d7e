import { expect, test } from 'vitest'
import { ageSteps, elementNames, type QualityRow } from '../../../src/catalog/quality'
import type { RowUptime } from '../../../src/model/uptime'
import type { Scope } from '../../../src/model/value'
import { qualityFile } from '../../../src/team/quality-file'

const config = { publisher: 'Sandbox', licence: { name: 'CC0', url: 'https://cc0.example/' } }
const until = Date.parse('2026-11-20T12:00:00Z')
const row: QualityRow = {
  ...{ id: 'Neogy', name: 'Neogy', provider: 'Neogy', access: 'open', stations: 2, plugs: 4 },
  ...{ public: { station: 2, plug: 4 }, complete: 0.5, liveStations: 1, oldestAt: null, duplicates: 0 },
  have: Object.fromEntries(elementNames.map((name) => [name, null])) as QualityRow['have'],
  dynamic: { values: 0, live: 0, stale: 0, unknown: 0 },
  ages: Array.from({ length: ageSteps.length + 2 }, () => 0),
  capacity: { stated: 0, different: 0 },
  positions: { outside: 0, doubted: 0, missing: 0 },
}

/** Number of plugs whose uptime is counted, by scope. */
const plugs = { open: 1, all: 3 }
const find = (by: string, id: string, scope: Scope): RowUptime | null =>
  by === 'provider' && id === 'Neogy' ? { uptime: {}, stations: 1, plugs: plugs[scope] } : null

test.each(['open', 'all'] as const)('a file with the scope %s has uptimes with the same scope', (scope) => {
  const uptime = { until, find }
  const { text } = qualityFile({ rows: [row], fetchedAt: until }, { by: 'provider', uptime }, scope, config)
  const [names = [], cells = []] = text.split('\r\n').map((line) => line.split(','))
  expect(cells[names.indexOf('uptime_plugs')]).toBe(String(plugs[scope]))
  expect(cells[names.indexOf('uptime_until')]).toBe('2026-11-20T12:00:00.000Z')
})
