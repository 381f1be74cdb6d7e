import { useMemo, useState, useSyncExternalStore } from 'react'
import type { StationSummary } from '../catalog/station-summary'
import type { Config } from '../config'
import type { Camera } from '../map/camera'
import type { Padding } from '../map/padding'
import type { Bounds, Position } from '../model/station'
import { StationsMap as DrawnMap } from '../stations/map/StationsMap'
import type { Stations } from '../stations/use-stations'
import { lazily } from '../ui/lazily'
import type { SheetHeight } from '../ui/Sheet'
import { useMedia, useScreenValue } from '../ui/use-media'
import { useNow } from '../ui/use-now'
import { useWords } from '../ui/Words'
import { LazyBoundary } from './LazyBoundary'
import { mapPadding, narrow, wide } from './layout'
import type { View } from './view'

const StationChoice = lazily(async () => (await import('./StationChoice')).StationChoice)

export interface StationsMapProps {
  config: Config
  stations: Stations
  view: View
  sheet: SheetHeight
  /** What covers the map where it is not what covers the page's own. The same object each time. */
  padding?: Padding | undefined
  hovered: string | null
  /** Where the person is. */
  here?: Position | null
  onHover(id: string | null): void
  /** Absent: nobody is asked where they are. */
  onLocate?: () => void
  onSeen?: (bounds: Bounds) => void
  onSelect(id: string): void
  onCamera(camera: Camera): void
  /** The device cannot draw it, now or at all. */
  onUnavailable?: () => void
}

/** The map of the page: what it shows, what covers it, and its words. */
export function StationsMap({
  config,
  stations,
  view,
  sheet,
  padding,
  here = null,
  ...handlers
}: StationsMapProps) {
  const words = useWords()
  const now = useNow()
  const { source, snapshot } = stations
  const usual = usePadding(view.station !== '', sheet)
  const covered = useScreenValue(padding ?? usual)
  const [choice, setChoice] = useState<StationSummary[] | null>(null)
  const texts = {
    label: words.t('map.label'),
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
  return (
    <>
      <DrawnMap
        catalog={source.catalog}
        revision={snapshot?.revision ?? null}
        filters={view.filters}
        now={now}
        selected={view.station === '' ? null : view.station}
        camera={view.camera}
        region={config.region.bbox}
        firstBounds={snapshot?.firstBounds ?? null}
        padding={covered}
        basemap={config.basemap ?? null}
        language={words.language}
        units={words.units}
        texts={texts}
        here={here}
        {...handlers}
        onChoice={setChoice}
        onUnavailable={() => {
          setChoice(null)
          handlers.onUnavailable?.()
        }}
      />
      {choice && (
        <LazyBoundary>
          <StationChoice
            stations={choice}
            now={now}
            onSelect={(id) => {
              setChoice(null)
              handlers.onSelect(id)
            }}
            onClose={() => setChoice(null)}
          />
        </LazyBoundary>
      )}
    </>
  )
}

/** Shares of the window's height that the sheet takes, as in `sheet.css`. */
const sheetShare: Record<SheetHeight, number> = { low: 0.16, half: 0.47, full: 0.47 }

function usePadding(station: boolean, sheet: SheetHeight) {
  const isNarrow = useMedia(narrow)
  const isWide = useMedia(wide)
  const size = useSyncExternalStore(subscribeToResize, () => `${window.innerWidth}x${window.innerHeight}`)
  return useMemo(() => {
    const [width = 0, height = 0] = size.split('x').map(Number)
    const share = station ? 0.62 : sheetShare[sheet]
    return mapPadding({ narrow: isNarrow, wide: isWide, width, height }, { station, sheet: share })
  }, [isNarrow, isWide, size, station, sheet])
}

function subscribeToResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
