import { Legend } from '../../stations/Legend'
import { usePage } from '../page/PageContext'

/** The map's legend, once there is data. */
export function PageLegend() {
  const { stations } = usePage()
  const { facets } = stations
  return facets && <Legend facets={facets} />
}
