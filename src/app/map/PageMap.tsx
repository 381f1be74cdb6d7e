import { usePage } from '../page/PageContext'
import { LazyMapRegion } from './LazyMapRegion'
import type { MapRegionProps } from './use-stations-view'

/** Map of the viewer's stations. Another viewer has another map. */
export function PageMap(props: MapRegionProps) {
  const { stations } = usePage()
  return <LazyMapRegion {...props} key={stations.handle.viewer} />
}
