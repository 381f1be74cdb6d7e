import { usePage } from '../page/PageContext'
import type { GoTo } from './search-choices'

/**
 * Returns what moves the map to a place. The search text is replaced by the place: the list shows the stations there
 * that match the other filters.
 * @param onPlace called with whether the list must be limited to the map to show what is near the place
 */
export function useGoTo(onPlace: (isNearby: boolean) => void): GoTo {
  const { view, changeView } = usePage()
  return (position, zoom, { municipality, hasStations = true } = {}) => {
    const place = { q: '', municipality: municipality === undefined ? [] : [municipality] }
    changeView({ camera: { ...position, zoom }, filters: { ...view.filters, ...place } }, 'push')
    onPlace(municipality === undefined && hasStations)
  }
}
