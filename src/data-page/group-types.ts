import type { MeasuredType } from '../catalog/inventory'

/**
 * Groups types with the same translated name, such as the three of a plug's status. A group has the `dataType` of the
 * first of them.
 */
export function groupTypesByName(
  types: readonly MeasuredType[],
  translate: (dataType: string) => string,
): MeasuredType[] {
  const rows = new Map<string, MeasuredType>()
  for (const type of types) {
    const name = translate(type.dataType)
    const row = rows.get(name)
    rows.set(name, row ? add(row, type) : type)
  }
  return [...rows.values()].sort((one, other) => other.series - one.series)
}

function add(one: MeasuredType, other: MeasuredType): MeasuredType {
  return {
    dataType: one.dataType,
    series: one.series + other.series,
    live: one.live + other.live,
    closed: one.closed + other.closed,
    newestAt: later(one.newestAt, other.newestAt),
  }
}

function later(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other)
}
