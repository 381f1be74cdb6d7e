import { withParams } from '../../url/param'

/** Returns the address of a station only, without filters and without anything that requires a login. */
export function stationLink(id: string, { origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
  return `${origin}${pathname}?${new URLSearchParams({ station: id })}`
}

/** Parameters of an opened station and of the team's pages. */
const panelParams = ['station', 'range', 'work', 'series', 'rows', 'order', 'uptime', 'colour'] as const

/** Returns the address of the current list, without an opened station or team page. */
export function listLink({
  origin,
  pathname,
  search,
}: Pick<Location, 'origin' | 'pathname' | 'search'>): string {
  return (
    origin +
    pathname +
    withParams(
      search,
      panelParams.map((key) => [key, null]),
    )
  )
}
