import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Units } from '../../i18n/units'
import { Attribution } from '../../map/Attribution'
import { CameraSync } from '../../map/CameraSync'
import { Controls } from '../../map/Controls'
import { type Camera, roundCamera } from '../../map/camera'
import type { Drawing as SignDrawing } from '../../map/drawing'
import type { MapExtent } from '../../map/extent'
import { HandoverWatch } from '../../map/HandoverWatch'
import { MapControls } from '../../map/MapControls'
import { MapView } from '../../map/MapView'
import { ScaleLine } from '../../map/ScaleLine'
import { TileRetry } from '../../map/TileRetry'
import { TileWatch } from '../../map/TileWatch'
import type { Basemap } from '../../map/use-basemap'
import type { PictureAt } from '../../map/use-flat-camera'
import { useLook } from '../../ui/use-look'
import { hasComingStatus } from './drawings'
import type { StationsViewProps } from './props'
import { StationsOnMap } from './StationsOnMap'
import { useSigns } from './use-signs'
import { markDrawn, markFirstPicture, useTiming } from './use-timing'

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

/** Content that is on the screen. */
export interface Drawing {
  state: 'loading' | 'ready' | 'unavailable'
  /** Number of stations, those in clusters included. */
  drawn: number
}

export interface StationsMapProps extends StationsViewProps {
  /** Camera of the picture before the map; `null`: there is none. */
  pictured: PictureAt | null
  basemap: Basemap
  /** Note about streets in the corner of the map. */
  streets: ReactNode
  units: Units
  texts: StationsMapTexts
  onDrawing(drawing: Drawing): void
  /** Called when base map and stations are drawn from this camera. */
  onReady(camera: Camera): void
  /** Absent: the person's position is not used. */
  onLocate?: (() => void) | undefined
  /** Called if the device cannot draw the map, now or ever: only the picture remains. */
  onUnavailable?: (() => void) | undefined
}

/** Stations on a map that MapLibre draws. */
export function StationsMap(props: StationsMapProps) {
  const { basemap, camera, firstBounds, texts, onUnavailable } = props
  const [state, setState] = useState<'loading' | 'ready' | 'lost' | 'given-up'>('loading')
  const [retryCount, setRetryCount] = useState(0)
  const [drawnCount, setDrawnCount] = useState(0)
  const [extent, setExtent] = useState<MapExtent | null>(null)
  const [painted, setPainted] = useState<readonly SignDrawing[] | null>(null)
  const look = useLook()
  const signs = useSigns(props, extent)
  const { current, failed, drawings } = signs
  const allDrawn = useTiming(signs.filters)
  const isDrawn = current && painted === drawings

  const finish = useEffectEvent(() => {
    setState('ready')
    // While the picture is shown before the map, it sets the timing marks itself.
    if (props.pictured === null && props.copied !== 'all') {
      markFirstPicture(props.copied !== null || hasComingStatus(signs.drawn))
      markDrawn()
    }
    allDrawn()
  })
  useLayoutEffect(() => {
    if (isDrawn) finish()
  }, [isDrawn])
  const without = (how: 'lost' | 'given-up') => {
    setState(how)
    setDrawnCount(0)
    setPainted(null)
    onUnavailable?.()
  }
  const isGone = state === 'lost' || state === 'given-up'
  const reported = isGone || failed ? 'unavailable' : state
  const report = useEffectEvent(props.onDrawing)
  // A layout effect, so that a loss is reported at once.
  useLayoutEffect(() => report({ state: reported, drawn: drawnCount }), [reported, drawnCount])

  const controls = { texts, located: props.here !== null, onLocate: props.onLocate }
  const { camera: pictureCamera = null } = props.pictured ?? {}
  return (
    <>
      {(isGone || failed) && (
        <div className="stations-map-unavailable" style={props.padding}>
          <p>{state === 'lost' ? texts.lost : isGone ? texts.unavailable : texts.failed}</p>
          {state === 'lost' && (
            <button type="button" className="button" onClick={() => setRetryCount(retryCount + 1)}>
              {texts.retry}
            </button>
          )}
        </div>
      )}
      {state === 'given-up' && pictureCamera && (
        <div className="map-corner picture-controls" style={{ bottom: props.padding.bottom }}>
          <Controls
            {...controls}
            onZoom={(levels) =>
              props.onCamera(roundCamera({ ...pictureCamera, zoom: pictureCamera.zoom + levels }))
            }
          />
        </div>
      )}
      {state !== 'given-up' && (
        <MapView
          style={basemap.style}
          label={texts.canvas}
          bounds={props.region}
          retryCount={retryCount}
          onUnavailable={() => without('given-up')}
          onLost={() => without('lost')}
          onStyleRefused={basemap.refuse}
        >
          <CameraSync
            camera={camera}
            region={props.region}
            firstBounds={firstBounds}
            padding={props.padding}
            pictured={props.pictured}
            onCamera={props.onCamera}
            onExtent={(next) => {
              setExtent(next)
              props.onSeen?.(next.seen)
            }}
          />
          <StationsOnMap
            signs={signs}
            padding={props.padding}
            look={look}
            hasTowns={basemap.credits !== null}
            onPainted={(painted, count) => {
              setPainted(painted)
              setDrawnCount(count)
            }}
          />
          {props.pictured && (
            <HandoverWatch
              isDrawn={isDrawn}
              onReady={(camera) => {
                if (props.copied !== 'all') markDrawn()
                props.onReady(camera)
              }}
            />
          )}
          {basemap.awaited && (
            <TileWatch {...basemap.awaited} onDrawn={basemap.accept} onNoTiles={basemap.refuse} />
          )}
          {basemap.online !== 'none' && <TileRetry onGaps={basemap.setGaps} />}
          <div className="map-corner" style={{ bottom: props.padding.bottom }}>
            <MapControls {...controls} />
            {props.streets}
            <div className="map-foot">
              <ScaleLine units={props.units} language={props.language} />
              <Attribution data={props.dataCredit} basemap={basemap.credits} label={texts.attribution} />
            </div>
          </div>
        </MapView>
      )}
    </>
  )
}
