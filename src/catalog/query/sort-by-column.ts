import { compareNames } from '../build/compare-names'
import type { StationSummary } from '../station-summary'
import { type ColumnOrder, readColumn } from '../table-query'

/** Stations of which nothing is stated come last in both directions; equal ones keep their order. */
export function sortByColumn(
  stations: readonly StationSummary[],
  { column, isDescending }: ColumnOrder,
): StationSummary[] {
  const values = new Map(stations.map((station) => [station, readColumn(station, column)]))
  const direction = isDescending ? -1 : 1
  return stations.toSorted((one, other) => {
    const [value = null, than = null] = [values.get(one), values.get(other)]
    if (value === null || than === null) return Number(value === null) - Number(than === null)
    return direction * compareValues(value, than)
  })
}

function compareValues(one: number | string, other: number | string): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareNames(String(one), String(other))
}
