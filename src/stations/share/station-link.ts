/** The address of a station and of nothing else: no filters of one's own, nothing that only a login shows. */
export function stationLink(id: string, { origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
  return `${origin}${pathname}?${new URLSearchParams({ station: id })}`
}
