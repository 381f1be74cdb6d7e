import type { AttentionRow } from '../../../src/catalog/attention'
import { hour } from '../../../src/durations'

export const now = Date.parse('2026-11-20T12:00:00Z')

/** A plug of the station "S" that reports its fault at intervals, the last time some hours ago; `null`: never. */
export const rowOf = (
  id: string,
  hoursAgo: number | null,
  more: Partial<AttentionRow> = {},
): AttentionRow => ({
  station: { id: 'S', name: 'Station', municipality: '', provider: '', isPlaced: true, plugCount: 6 },
  plug: { id, name: '' },
  plugs: 1,
  reason: 'out-of-order',
  state: '',
  measuredAt: hoursAgo === null ? null : now - hoursAgo * hour,
  isPushed: false,
  series: { level: 'plug', id, dataType: 'plug-status', period: 300 },
  access: 'open',
  ...more,
})
