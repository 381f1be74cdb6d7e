/** Returns the address of a station only, without filters and without anything that requires a login. */
export function stationLink(id: string, { origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
  return `${origin}${pathname}?${new URLSearchParams({ station: id })}`
}
