import { parseView, serializeView } from './view'

/** Returns the address of the current list: filters, order and camera, without an opened station or team page. */
export function listLink({
  origin,
  pathname,
  search,
}: Pick<Location, 'origin' | 'pathname' | 'search'>): string {
  const { filters, sort, camera } = parseView(search)
  return origin + pathname + serializeView({ ...parseView(''), filters, sort, camera })
}
