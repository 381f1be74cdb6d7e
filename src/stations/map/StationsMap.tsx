import { type ReactNode, useState } from 'react'
import { Attribution } from '../../map/controls/Attribution'
import { MapControls } from '../../map/controls/MapControls'
import { ScaleLine } from '../../map/controls/ScaleLine'
import { CameraSync } from '../../map/maplibre/CameraSync'
import { MapReadyWatch } from '../../map/maplibre/MapReadyWatch'
import { MapView } from '../../map/maplibre/MapView'
import { TileRetry } from '../../map/maplibre/TileRetry'
import { TileWatch } from '../../map/maplibre/TileWatch'
import type { Padding } from '../../map/padding'
import type { Basemap } from '../../map/streets/use-basemap'
import { useI18n } from '../../ui/i18n/I18nContext'
import { StationsOnMap } from './StationsOnMap'
import type { LocateControl, StationsView } from './stations-view'
import { useControls } from './use-controls'
import {
  type MapProgress,
  type MapProgressProps,
  type UnavailableReason,
  useMapProgress,
} from './use-map-progress'
import { type StationsOverlay, useStationsOverlay } from './use-stations-overlay'

export interface StationsMapProps extends MapProgressProps {
  view: StationsView
  basemap: Basemap
  /** Whether the map, once drawn, may replace the picture: the picture is complete, or nothing more is awaited. */
  isPictureDone: boolean
  /** Note about streets in the corner of the map. */
  streets: ReactNode
  /** First items of the map's credits. */
  creditNotes: ReactNode
  /** Absent: the person's position is not used. */
  location?: LocateControl | undefined
}

/** Stations on a map that MapLibre draws. */
export function StationsMap(props: StationsMapProps) {
  const { view, basemap } = props
  const { data, target, appearance } = view
  const { padding } = target
  const i18n = useI18n()
  const [retryCount, setRetryCount] = useState(0)
  const content = useStationsOverlay(view, basemap.onlineBounds)
  const drawing = useMapProgress(props, content)
  const { unavailableReason, noteUnavailable } = drawing
  const { tip } = content
  return (
    <>
      {(unavailableReason || content.failed) && (
        <UnavailableNote
          reason={unavailableReason}
          padding={padding}
          onRetry={() => setRetryCount(retryCount + 1)}
        />
      )}
      {unavailableReason !== 'unavailable' && (
        <MapView
          style={basemap.style}
          label={i18n.t('map.canvas')}
          bounds={target.bounds}
          retryCount={retryCount}
          onUnavailable={() => noteUnavailable('unavailable')}
          onLost={() => noteUnavailable('lost')}
          onStyleError={basemap.showEmbedded}
        >
          <MapParts map={props} content={content} drawing={drawing} />
        </MapView>
      )}
      {tip && <appearance.Tooltip tip={tip} padding={padding} now={data.now} colouring={data.colouring} />}
    </>
  )
}

interface UnavailableNoteProps {
  /** `null`: the stations could not be loaded. */
  reason: UnavailableReason | null
  /** Covered sides of the map. */
  padding: Padding
  onRetry(): void
}

/** Reason why only the picture is shown. */
function UnavailableNote({ reason, padding, onRetry }: UnavailableNoteProps) {
  const i18n = useI18n()
  return (
    <div className="stations-map-unavailable" style={padding}>
      <p>{i18n.t(reason ? `map.${reason}` : 'map.failed')}</p>
      {reason === 'lost' && (
        <button type="button" className="button" onClick={onRetry}>
          {i18n.t('notice.retry')}
        </button>
      )}
    </div>
  )
}

interface MapPartsProps {
  map: StationsMapProps
  content: StationsOverlay
  drawing: MapProgress
}

/** Parts of MapLibre's map, and the controls in its corner. */
function MapParts({ map, content, drawing }: MapPartsProps) {
  const { view, basemap, pictureCamera } = map
  const { target, appearance, listeners } = view
  const { padding } = target
  const i18n = useI18n()
  return (
    <>
      <CameraSync
        camera={target.camera}
        bounds={target.bounds}
        fit={target.fit}
        padding={padding}
        hasPlace={view.highlighted.openedId !== null}
        pictureCamera={pictureCamera}
        onCamera={listeners.onCamera}
        onExtent={content.onExtent}
      />
      <StationsOnMap
        content={content}
        images={appearance.images}
        padding={padding}
        // Around the person it zooms less, so that their position remains in sight.
        hasStreets={!map.location?.showsUser && (basemap.online === 'loading' || basemap.online === 'drawn')}
        isPanelOpen={view.highlighted.openedId !== null}
        onPainted={drawing.notePaint}
      />
      {pictureCamera && (
        <MapReadyWatch isDrawn={drawing.isDrawn && map.isPictureDone} onReady={drawing.noteReady} />
      )}
      {basemap.loading && (
        <TileWatch {...basemap.loading} onDrawn={basemap.showOnline} onNoTiles={basemap.showEmbedded} />
      )}
      {basemap.online !== 'none' && <TileRetry onMissingTiles={basemap.setMissingTiles} />}
      <div className="map-corner" style={{ bottom: padding.bottom, left: padding.left }}>
        <MapControls {...useControls(map.location)} />
        {map.streets}
        <div className="map-foot">
          <ScaleLine units={i18n.units} language={i18n.language} />
          <Attribution
            data={appearance.credit}
            basemap={basemap.credits}
            label={i18n.t('map.attribution')}
            notes={map.creditNotes}
          />
        </div>
      </div>
    </>
  )
}
