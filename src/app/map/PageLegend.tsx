import { Legend } from '../../stations/Legend'
import { useMedia } from '../../ui/look/use-media'
import { wide } from '../../ui/look/widths'
import { usePage } from '../page/PageContext'

/** Window in which the legend has one line beside list and opened station. */
const spacious = '(min-width: 1800px)'

/** The map's legend, once there is data: below a button where it would take two lines of the map's height or more. */
export function PageLegend() {
  const { stations, view } = usePage()
  const isWide = useMedia(wide)
  const isSpacious = useMedia(spacious)
  const { facets } = stations
  const hasPanel = view.station !== '' || view.work !== ''
  return facets && <Legend facets={facets} isFolded={!isWide || (hasPanel && !isSpacious)} />
}
