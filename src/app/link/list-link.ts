import { parseView, serializeView } from './view'

/**
 * Returns the address of the current list: filters, order, camera, limit to the map and table, without a team page.
 * @param hasStation whether it also opens the opened station
 */
export function listLink(
  { origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>,
  hasStation = false,
): string {
  const none = parseView('')
  const { filters, sort, camera, within, list, station } = parseView(search)
  const opened = hasStation ? station : none.station
  return origin + pathname + serializeView({ ...none, filters, sort, camera, within, list, station: opened })
}
