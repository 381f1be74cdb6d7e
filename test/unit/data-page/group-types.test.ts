import { expect, test } from 'vitest'
import type { MeasuredType } from '../../../src/catalog/inventory'
import { groupTypesByName } from '../../../src/data-page/group-types'

function type(dataType: string, series: number, newestAt: number | null): MeasuredType {
  return { dataType, series, live: series - 1, closed: 1, newestAt }
}

test('types with the same name are one row, with the newest of both', () => {
  const types = [type('free', 5, 7), type('status-b', 4, null), type('status-a', 3, 9), type('power', 2, 1)]
  const rows = groupTypesByName(types, (name) => name.replace(/-.$/, ''))
  expect(rows).toEqual([
    { dataType: 'status-b', series: 7, live: 5, closed: 2, newestAt: 9 },
    type('free', 5, 7),
    type('power', 2, 1),
  ])
})
