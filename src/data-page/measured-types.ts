import type { MeasuredType } from '../catalog/inventory'

/** Types that are one thing in words (three names of a plug's status) as one, under the name of the first. */
export function mergeTypesByWords(
  types: readonly MeasuredType[],
  wordOf: (dataType: string) => string,
): MeasuredType[] {
  const rows = new Map<string, MeasuredType>()
  for (const type of types) {
    const word = wordOf(type.dataType)
    const row = rows.get(word)
    rows.set(word, row ? together(row, type) : type)
  }
  return [...rows.values()].sort((one, other) => other.series - one.series)
}

function together(one: MeasuredType, other: MeasuredType): MeasuredType {
  return {
    dataType: one.dataType,
    series: one.series + other.series,
    live: one.live + other.live,
    closed: one.closed + other.closed,
    newestAt: newer(one.newestAt, other.newestAt),
  }
}

function newer(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other)
}
