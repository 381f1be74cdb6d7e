import { useMemo, useState } from 'react'
import type { CatalogApi } from '../../catalog/catalog-api'
import type { StationSummary } from '../../catalog/station-summary'
import type { Units } from '../../i18n/units'
import { Attribution } from '../../map/Attribution'
import { CameraSync, type MapExtent } from '../../map/CameraSync'
import { Controls } from '../../map/Controls'
import type { Camera } from '../../map/camera'
import { labelFont } from '../../map/label-font'
import { MapView } from '../../map/MapView'
import type { Padding } from '../../map/padding'
import type { Rendered } from '../../map/RenderWatch'
import { ScaleLine } from '../../map/ScaleLine'
import { TileRetry } from '../../map/TileRetry'
import { TileWatch } from '../../map/TileWatch'
import { type OnlineBasemap, useBasemap } from '../../map/use-basemap'
import type { Filters } from '../../model/filters'
import type { Bounds, Position } from '../../model/station'
import { useLook } from '../../ui/use-look'
import { StationsOnMap } from './StationsOnMap'
import { useDrawn } from './use-drawn'
import { useSame } from './use-same'
import { useSummary } from './use-summary'
import { useTiming } from './use-timing'
import './stations-map.css'

export interface StationsMapTexts {
  /** Name of the region. */
  label: string
  /** What the canvas is, for those who cannot see it. */
  canvas: string
  zoomIn: string
  zoomOut: string
  /** Shows where the person is, or no longer. */
  locate: string
  /** Name of the list of those whose map data is shown. */
  attribution: string
  /** Shown in place of the map where it cannot be drawn. */
  unavailable: string
  /** Shown in place of the map while it is started again. */
  lost: string
  /** Name of the button that starts it at once. */
  retry: string
  /** Shown over the map where stations could not be asked for it. */
  failed: string
}

export interface StationsMapProps {
  catalog: CatalogApi
  /** Of the catalog's last snapshot; `null` while nothing is loaded. */
  revision: number | null
  filters: Filters
  /** Epoch milliseconds. */
  now: number
  /** Id of the open station. */
  selected: string | null
  /** Id of the station that is pointed at, on the map or elsewhere. */
  hovered: string | null
  /** Where a link looks; `null` leaves it to `firstBounds`. */
  camera: Camera | null
  /** What to show until the catalog is loaded. The same object each time. */
  region: Bounds
  /** First camera of the snapshot. */
  firstBounds: Bounds | null
  /** What covers the map. */
  padding: Padding
  /** Where the person is; `null` where they did not ask. */
  here: Position | null
  /** Online base map, `null` for the embedded one alone. */
  basemap: OnlineBasemap | null
  /** A BCP 47 tag, for numbers and distances. */
  language: string
  units: Units
  texts: StationsMapTexts
  onSelect(id: string): void
  onHover(id: string | null): void
  /** A person moved the map; rounded to what pixels show. */
  onCamera(camera: Camera): void
  /** A cluster of stations at one point was opened. */
  onChoice(stations: StationSummary[]): void
  /** The part of the map that nothing covers, after every move. */
  onSeen?: ((bounds: Bounds) => void) | undefined
  /** Absent: nobody is asked where they are. */
  onLocate?: (() => void) | undefined
  /** The device cannot draw the map, now or at all. */
  onUnavailable(): void
}

/** The stations on the map. `data-state` and `data-drawn` tell what is really on the screen. */
export function StationsMap(props: StationsMapProps) {
  const { catalog, revision, now, camera, firstBounds, language, texts, onUnavailable } = props
  const [state, setState] = useState<'loading' | 'ready' | 'lost' | 'given-up'>('loading')
  const [press, setPress] = useState(0)
  const [drawnCount, setDrawnCount] = useState(0)
  const [extent, setExtent] = useState<MapExtent | null>(null)
  const [linked] = useState(() => (camera === null ? null : props.selected))
  const filters = useSame(props.filters)
  const look = useLook()
  const basemap = useBasemap(look, props.basemap)
  const font = useMemo(() => labelFont(basemap.style), [basemap.style])
  const { drawn, current, failed } = useDrawn({ catalog, revision, filters, now, extent })
  const selected = useSummary({ catalog, revision, now }, props.selected)
  const hovered = useSummary({ catalog, revision, now }, props.hovered)
  const allDrawn = useTiming(filters)

  const rendered = ({ count, whole }: Rendered) => {
    setDrawnCount(count)
    if (!whole || !current) return
    setState('ready')
    allDrawn()
  }
  const without = (how: 'lost' | 'given-up') => {
    setState(how)
    setDrawnCount(0)
    onUnavailable()
  }
  const isGone = state === 'lost' || state === 'given-up'

  return (
    <section
      className="stations-map"
      aria-label={texts.label}
      data-state={isGone || failed ? 'unavailable' : state}
      data-drawn={drawnCount}
    >
      {(isGone || failed) && (
        <div className="stations-map-unavailable">
          <p>{state === 'lost' ? texts.lost : isGone ? texts.unavailable : texts.failed}</p>
          {state === 'lost' && (
            <button type="button" className="button" onClick={() => setPress(press + 1)}>
              {texts.retry}
            </button>
          )}
        </div>
      )}
      {state !== 'given-up' && (
        <MapView
          style={basemap.style}
          label={texts.canvas}
          bounds={props.region}
          press={press}
          onUnavailable={() => without('given-up')}
          onLost={() => without('lost')}
          onStyleRefused={basemap.refuse}
        >
          <CameraSync
            camera={camera}
            region={props.region}
            firstBounds={firstBounds}
            padding={props.padding}
            onCamera={props.onCamera}
            onExtent={(next) => {
              setExtent(next)
              props.onSeen?.(next.seen)
            }}
          />
          <StationsOnMap
            catalog={catalog}
            filters={filters}
            now={now}
            drawn={drawn}
            marks={{ selected, hovered }}
            here={props.here}
            linked={linked}
            padding={props.padding}
            look={look}
            font={font}
            language={language}
            onSelect={props.onSelect}
            onHover={props.onHover}
            onChoice={props.onChoice}
            onRendered={rendered}
          />
          {basemap.awaited && (
            <TileWatch {...basemap.awaited} onDrawn={basemap.accept} onSilent={basemap.refuse} />
          )}
          {props.basemap && <TileRetry />}
          <div className="map-corner" style={{ bottom: props.padding.bottom }}>
            <Controls texts={texts} located={props.here !== null} onLocate={props.onLocate} />
            <div className="map-foot">
              <ScaleLine units={props.units} language={language} />
              <Attribution credits={basemap.credits} label={texts.attribution} />
            </div>
          </div>
        </MapView>
      )}
    </section>
  )
}
