import { useHover } from '../page/HoverContext'
import { usePage } from '../page/PageContext'
import { LazyMapRegion } from './LazyMapRegion'
import type { MapRegionProps } from './use-view-props'

type Props = Omit<
  MapRegionProps,
  'config' | 'stations' | 'view' | 'hovered' | 'onHover' | 'onSelect' | 'onCamera'
>

/** Map of the viewer's stations. Another viewer has another map. */
export function PageMap(props: Props) {
  const { config, stations, view, changeView, onSelect } = usePage()
  const [hovered, onHover] = useHover()
  return (
    <LazyMapRegion
      {...props}
      key={stations.handle.viewer}
      config={config}
      stations={stations}
      view={view}
      hovered={hovered}
      onHover={onHover}
      onSelect={onSelect}
      onCamera={(camera) => changeView({ camera }, 'replace')}
    />
  )
}
