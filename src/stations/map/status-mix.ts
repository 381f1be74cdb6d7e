import { type Status, statuses } from '../../model/status'

/** Parses the `mix` of a cluster; statuses that no station has are left out. */
export function parseStatusMix(mix: string): { status: Status; count: number }[] {
  const counts = mix.split(',').map(Number)
  return statuses
    .map((status, place) => ({ status, count: counts[place] ?? 0 }))
    .filter(({ count }) => count > 0)
}
