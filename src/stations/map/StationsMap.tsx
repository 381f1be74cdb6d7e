import { type ReactNode, useState } from 'react'
import type { Units } from '../../i18n/units'
import { type Camera, roundCamera } from '../../map/camera'
import { Attribution } from '../../map/controls/Attribution'
import { Controls } from '../../map/controls/Controls'
import { MapControls } from '../../map/controls/MapControls'
import { ScaleLine } from '../../map/controls/ScaleLine'
import type { MapExtent } from '../../map/extent'
import { CameraSync } from '../../map/maplibre/CameraSync'
import { MapReadyWatch } from '../../map/maplibre/MapReadyWatch'
import { MapView } from '../../map/maplibre/MapView'
import { TileRetry } from '../../map/maplibre/TileRetry'
import { TileWatch } from '../../map/maplibre/TileWatch'
import type { Basemap } from '../../map/streets/use-basemap'
import { startup } from '../../startup'
import { useLook } from '../../ui/use-look'
import type { StationsViewProps } from './props'
import { StationsOnMap } from './StationsOnMap'
import { type Loss, type MapProgress, type MapProgressProps, useMapProgress } from './use-map-progress'
import { type StationsOverlay, useStationsOverlay } from './use-stations-overlay'

export interface StationsMapTexts {
  /** Description of the canvas for screen readers. */
  canvas: string
  zoomIn: string
  zoomOut: string
  /** Name of the button that shows or hides the person's position. */
  locate: string
  /** Accessible name of the list of data publishers. */
  attribution: string
  /** Text over the picture if the map cannot be drawn. */
  unavailable: string
  /** Text over the picture while the map restarts. */
  lost: string
  /** Name of the button that restarts it at once. */
  retry: string
  /** Text over the picture if its stations could not be loaded. */
  failed: string
}

export interface StationsMapProps extends StationsViewProps, MapProgressProps {
  basemap: Basemap
  /** Note about streets in the corner of the map. */
  streets: ReactNode
  units: Units
  texts: StationsMapTexts
  /** Called when base map and stations are drawn from this camera. */
  onReady(camera: Camera): void
  /** Absent: the person's position is not used. */
  onLocate?: (() => void) | undefined
}

/** Stations on a map that MapLibre draws. */
export function StationsMap(props: StationsMapProps) {
  const { basemap, texts, pictureCamera } = props
  const [extent, setExtent] = useState<MapExtent | null>(null)
  const [retryCount, setRetryCount] = useState(0)
  const content = useStationsOverlay(props, extent)
  const drawing = useMapProgress(props, content)
  const { loss, noteLoss } = drawing
  const { tip } = content
  return (
    <>
      {(loss || content.failed) && (
        <UnavailableNote
          loss={loss}
          texts={texts}
          padding={props.padding}
          onRetry={() => setRetryCount(retryCount + 1)}
        />
      )}
      {loss === 'given-up' && pictureCamera && <PictureControls map={props} camera={pictureCamera.camera} />}
      {loss !== 'given-up' && (
        <MapView
          style={basemap.style}
          label={texts.canvas}
          bounds={props.region}
          retryCount={retryCount}
          onUnavailable={() => noteLoss('given-up')}
          onLost={() => noteLoss('lost')}
          onStyleError={basemap.showEmbedded}
        >
          <MapParts map={props} content={content} drawing={drawing} onExtent={setExtent} />
        </MapView>
      )}
      {tip && <props.Tooltip tip={tip} padding={props.padding} now={props.now} colouring={props.colouring} />}
    </>
  )
}

interface UnavailableNoteProps extends Pick<StationsMapProps, 'texts' | 'padding'> {
  /** `null`: the stations could not be loaded. */
  loss: Loss | null
  onRetry(): void
}

/** Reason why only the picture is shown. */
function UnavailableNote({ loss, texts, padding, onRetry }: UnavailableNoteProps) {
  const reason = { lost: texts.lost, 'given-up': texts.unavailable }
  return (
    <div className="stations-map-unavailable" style={padding}>
      <p>{loss ? reason[loss] : texts.failed}</p>
      {loss === 'lost' && (
        <button type="button" className="button" onClick={onRetry}>
          {texts.retry}
        </button>
      )}
    </div>
  )
}

/** Controls of the picture, where it remains instead of the map. */
function PictureControls({ map, camera }: { map: StationsMapProps; camera: Camera }) {
  return (
    <div className="map-corner picture-controls" style={{ bottom: map.padding.bottom }}>
      <Controls
        {...toControls(map)}
        onZoom={(levels) => map.onCamera(roundCamera({ ...camera, zoom: camera.zoom + levels }))}
      />
    </div>
  )
}

interface MapPartsProps {
  map: StationsMapProps
  content: StationsOverlay
  drawing: MapProgress
  onExtent(extent: MapExtent): void
}

/** Parts of MapLibre's map, and what lies in its corner. */
function MapParts({ map, content, drawing, onExtent }: MapPartsProps) {
  const { basemap, padding, pictureCamera } = map
  return (
    <>
      <CameraSync
        camera={map.camera}
        region={map.region}
        firstBounds={map.firstBounds}
        padding={padding}
        hasPlace={map.selected !== null}
        pictureCamera={pictureCamera}
        onCamera={map.onCamera}
        onExtent={(next) => {
          onExtent(next)
          map.onVisibleBounds?.(next.uncovered)
        }}
      />
      <StationsOnMap
        content={content}
        images={map.images}
        padding={padding}
        look={useLook()}
        language={map.language}
        hasTowns={basemap.credits !== null}
        onPainted={drawing.notePaint}
      />
      {pictureCamera && (
        <MapReadyWatch
          isDrawn={drawing.isDrawn}
          onReady={(camera) => {
            if (map.shownFromCopy !== 'all') startup.reach('stations-drawn')
            map.onReady(camera)
          }}
        />
      )}
      {basemap.loading && (
        <TileWatch {...basemap.loading} onDrawn={basemap.showOnline} onNoTiles={basemap.showEmbedded} />
      )}
      {basemap.online !== 'none' && <TileRetry onMissingTiles={basemap.setMissingTiles} />}
      <div className="map-corner" style={{ bottom: padding.bottom }}>
        <MapControls {...toControls(map)} />
        {map.streets}
        <div className="map-foot">
          <ScaleLine units={map.units} language={map.language} />
          <Attribution data={map.dataCredit} basemap={basemap.credits} label={map.texts.attribution} />
        </div>
      </div>
    </>
  )
}

function toControls({ texts, here, onLocate }: StationsMapProps) {
  return { texts, located: here !== null, onLocate }
}
