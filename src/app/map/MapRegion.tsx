import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { StationSummary } from '../../catalog/station-summary'
import { roundCamera } from '../../map/camera'
import { fitInto } from '../../map/flat-view'
import { startup } from '../../startup'
import { FirstPicture } from '../../stations/map/FirstPicture'
import type { StationsView } from '../../stations/map/stations-view'
import type { MapState } from '../../stations/map/use-map-progress'
import { useI18n } from '../../ui/i18n/I18nContext'
import { ErrorBoundary } from '../lazy/ErrorBoundary'
import { lazyPart } from '../lazy/lazy-part'
import { usePage } from '../page/PageContext'
import { MapSection, MissingMap } from './MapSection'
import { type MapStart, useMapStart } from './use-map-start'
import { usePictureReplacement } from './use-picture-replacement'
import { type MapCommands, type MapRegionProps, useStationsView } from './use-stations-view'

const StationChoice = lazyPart(async () => (await import('./StationChoice')).StationChoice)

/** Landmark "Map": a picture at once, and the map in its place when it has drawn the same. */
export function MapRegion({ hasList = true, ...props }: MapRegionProps) {
  const i18n = useI18n()
  const { config, stations, onOpen } = usePage()
  const [choice, setChoice] = useState<StationSummary[] | null>(null)
  const { mapModule, controls, isPictureDone, isWaitOver, onAllPainted } = useMapStart(stations, hasList)
  const { isMapShown, showPicture, pictureCamera, onView, onMoving, onMapReady } = usePictureReplacement()
  const view = useStationsView(props, setChoice)
  const landmark = useMapCommands(props.ref, view)
  const { state, drawn, noteState } = useLandmarkState(mapModule, isMapShown, showPicture)
  const { padding } = view.target
  /** What is said instead of a map, in the part of the landmark that nothing covers. */
  const placeholder = (state: 'loading' | 'unavailable') => (
    <div className={state === 'loading' ? 'map-waiting' : 'stations-map-unavailable'} style={padding}>
      <MissingMap state={state} />
    </div>
  )
  return (
    <MapSection ref={landmark} className="stations-map" state={state} drawn={drawn}>
      <ErrorBoundary fallback={() => placeholder('unavailable')} onError={() => noteState(unavailable)}>
        {typeof mapModule === 'string' ? (
          placeholder(mapModule)
        ) : (
          <mapModule.MainMap
            view={view}
            pictureCamera={pictureCamera}
            isPictureDone={isPictureDone}
            onMapState={noteState}
            onReady={onMapReady}
            location={props.location}
          />
        )}
      </ErrorBoundary>
      {!isMapShown && (
        <FirstPicture
          view={view}
          isWaitOver={isWaitOver}
          // The map, whose script comes later, finds out whether the person allows them and whether they load.
          hasStreets={config.basemap !== undefined}
          onView={onView}
          onMoving={onMoving}
          onAllPainted={onAllPainted}
          onRemoved={(picture) => {
            if (typeof mapModule === 'string') return
            mapModule.storeForNextVisit(picture, view, { config, hasList, language: i18n.language })
          }}
        />
      )}
      {!isMapShown && controls && (
        <controls.PictureControls view={view} pictureCamera={pictureCamera} location={props.location} />
      )}
      {choice && (
        <StationChoice
          stations={choice}
          now={view.data.now}
          onOpen={onOpen}
          onClose={() => setChoice(null)}
        />
      )}
    </MapSection>
  )
}

/** Provides the commands of the map. @returns a reference for the element of its landmark */
function useMapCommands(
  commands: Ref<MapCommands> | undefined,
  { target: { padding }, listeners: { onCamera } }: StationsView,
): RefObject<HTMLElement | null> {
  const landmark = useRef<HTMLElement>(null)
  useImperativeHandle(commands, () => ({
    show(bounds) {
      const { clientWidth: width = 0, clientHeight: height = 0 } = landmark.current ?? {}
      if (width > 0 && height > 0) onCamera(roundCamera(fitInto({ width, height, padding }, bounds).camera))
    },
  }))
  return landmark
}

interface LandmarkState extends MapState {
  /** To be called with what the map has drawn. */
  noteState(drawing: MapState): void
}

const unavailable: MapState = { state: 'unavailable', drawn: 0 }

/** Returns the state of the landmark, which is ready once the map has replaced the picture. */
function useLandmarkState(
  mapModule: MapStart['mapModule'],
  isMapShown: boolean,
  onUnavailable: () => void,
): LandmarkState {
  const [drawing, setDrawing] = useState<MapState>({ state: 'loading', drawn: 0 })
  const { state, drawn } = mapModule === 'unavailable' ? unavailable : drawing
  const isSettled = isMapShown || state === 'unavailable'
  useEffect(() => {
    if (isSettled) startup.reach('map-settled')
  }, [isSettled])
  return {
    state: state === 'ready' && !isMapShown ? 'loading' : state,
    drawn,
    noteState(drawing) {
      setDrawing(drawing)
      if (drawing.state === 'unavailable') onUnavailable()
    },
  }
}
