import type { Config } from '../config'
import { StationsMap as DrawnMap, type StationsMapProps } from '../stations/map/StationsMap'
import { useWords } from '../ui/Words'

interface Props extends Omit<StationsMapProps, 'basemap' | 'units' | 'texts'> {
  config: Config
}

/** The map of the page with its words. */
export function StationsMap({ config, ...props }: Props) {
  const words = useWords()
  const texts = {
    canvas: words.t('map.canvas'),
    zoomIn: words.t('map.zoom.in'),
    zoomOut: words.t('map.zoom.out'),
    attribution: words.t('map.attribution'),
    locate: words.t('map.locate'),
    unavailable: words.t('map.unavailable'),
    lost: words.t('map.lost'),
    retry: words.t('notice.retry'),
    failed: words.t('map.failed'),
  }
  return <DrawnMap {...props} basemap={config.basemap ?? null} units={words.units} texts={texts} />
}
