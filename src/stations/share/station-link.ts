import { withParams } from '../../url/param'

/** The address of a station and of nothing else: no filters of one's own, nothing that only a login shows. */
export function stationLink(id: string, { origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
  return `${origin}${pathname}?${new URLSearchParams({ station: id })}`
}

/** The address of the list as it stands, without a station or a page of the team that is opened beside it. */
export function listLink({
  origin,
  pathname,
  search,
}: Pick<Location, 'origin' | 'pathname' | 'search'>): string {
  return (
    origin +
    pathname +
    withParams(search, [
      ['station', null],
      ['work', null],
    ])
  )
}
