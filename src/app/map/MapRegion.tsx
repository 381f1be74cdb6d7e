import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { StationSummary } from '../../catalog/station-summary'
import { roundCamera } from '../../map/camera'
import { fitInto } from '../../map/flat-view'
import { runAfter, startup } from '../../startup'
import { FirstPicture } from '../../stations/map/FirstPicture'
import type { StationsView } from '../../stations/map/stations-view'
import type { MapState } from '../../stations/map/use-map-progress'
import type { StationQueries } from '../../stations/use-stations'
import { useWords } from '../../ui/Words'
import { ErrorBoundary } from '../lazy/ErrorBoundary'
import { lazyPart } from '../lazy/lazy-part'
import { usePage } from '../page/PageContext'
import { MapSection, MissingMap } from './MapSection'
import { usePictureReplacement } from './use-picture-replacement'
import { type MapHandle, type MapRegionProps, useStationsView } from './use-stations-view'

/** Loads MapLibre, the largest script. Its messages are in the first part: the second would have to load before it. */
const loadMainMap = () => import('./MainMap')
type MainMapModule = Awaited<ReturnType<typeof loadMainMap>>
const loadPictureCorner = () => import('../../stations/map/PictureCorner')
const StationChoice = lazyPart(async () => (await import('./StationChoice')).StationChoice)

/**
 * Longest wait, milliseconds: for list and picture before the map is made, and for statuses before it replaces the
 * picture.
 */
const maxWait = 8_000

/** Content of the picture: nothing, stations whose statuses are still loading, or everything. */
type PictureContent = 'nothing' | 'stations' | 'all'

/** Region of the map: a picture at once, and the map in its place when it has drawn the same. */
export function MapRegion({ hasList = true, ...props }: MapRegionProps) {
  const words = useWords()
  const { config, stations, onOpen } = usePage()
  const [choice, setChoice] = useState<StationSummary[] | null>(null)
  const { script, corner, mayReplace, onPictured } = useMapStart(stations, hasList)
  const { isMapShown, showPicture, pictureCamera, onView, onHold, onMapReady } = usePictureReplacement()
  const view = useStationsView(props, setChoice)
  const region = useMapHandle(props.ref, view)
  const { state, drawn, report } = useRegionState(script, isMapShown, showPicture)
  /** Reason why there is no map, in the uncovered part of the region. */
  const placeholder = (state: 'loading' | 'unavailable') => (
    <div
      className={state === 'loading' ? 'map-waiting' : 'stations-map-unavailable'}
      style={view.target.padding}
    >
      <MissingMap state={state} />
    </div>
  )
  return (
    <MapSection ref={region} className="stations-map" state={state} drawn={drawn}>
      <ErrorBoundary fallback={placeholder('unavailable')} onError={() => report(unavailable)}>
        {typeof script === 'string' ? (
          placeholder(script)
        ) : (
          <script.MainMap
            view={view}
            pictureCamera={pictureCamera}
            mayReplace={mayReplace}
            onMapState={report}
            onReady={onMapReady}
            location={props.location}
          />
        )}
      </ErrorBoundary>
      {!isMapShown && (
        <FirstPicture
          view={view}
          // The map, whose script comes later, finds out whether the person allows them and whether they load.
          hasStreets={config.basemap !== undefined}
          onView={onView}
          onHold={onHold}
          onPictured={onPictured}
          onReplaced={async (picture) =>
            (await loadMainMap()).storeLater(picture, view, { config, hasList, language: words.language })
          }
        />
      )}
      {!isMapShown && corner && (
        <corner.PictureCorner view={view} pictureCamera={pictureCamera} location={props.location} />
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

/** Provides the handle of the region. @returns a reference for its element */
function useMapHandle(
  handle: Ref<MapHandle> | undefined,
  { target: { padding }, listeners: { onCamera } }: StationsView,
): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null)
  useImperativeHandle(handle, () => ({
    show(bounds) {
      const { clientWidth: width = 0, clientHeight: height = 0 } = region.current ?? {}
      if (width > 0 && height > 0) onCamera(roundCamera(fitInto({ width, height, padding }, bounds).camera))
    },
  }))
  return region
}

interface RegionState extends MapState {
  /** To be called with what the map has drawn. */
  report(drawing: MapState): void
}

const unavailable: MapState = { state: 'unavailable', drawn: 0 }

/** Returns the state of the region, which is ready once the map has replaced the picture. */
function useRegionState(
  script: MapStart['script'],
  isMapShown: boolean,
  onUnavailable: () => void,
): RegionState {
  const [drawing, setDrawing] = useState<MapState>({ state: 'loading', drawn: 0 })
  const { state, drawn } = script === 'unavailable' ? unavailable : drawing
  const isSettled = isMapShown || state === 'unavailable'
  useEffect(() => {
    if (isSettled) startup.reach('map-settled')
  }, [isSettled])
  return {
    state: state === 'ready' && !isMapShown ? 'loading' : state,
    drawn,
    report(drawing) {
      setDrawing(drawing)
      if (drawing.state === 'unavailable') onUnavailable()
    },
  }
}

interface MapStart {
  /** MapLibre's script once the map may be created; until then, whether it can still come. */
  script: MainMapModule | 'loading' | 'unavailable'
  /** Controls of the picture; `null` until their script is loaded. */
  corner: Awaited<ReturnType<typeof loadPictureCorner>> | null
  /** Whether the map may replace the picture when it is drawn. */
  mayReplace: boolean
  /** To be called when the picture is painted, with whether some status is still loading. */
  onPictured(isComing: boolean): void
}

/**
 * Loads MapLibre's script after the first list; earlier it would compete with the stations for the network. A page
 * without a list does not wait for one. The map is created when the picture shows stations, so that it draws its ground
 * while their statuses are loading, and replaces the picture after they are painted.
 */
function useMapStart({ snapshotQuery, facets }: StationQueries, hasList: boolean): MapStart {
  const [painted, setPainted] = useState<PictureContent>('nothing')
  const [isListed, setListed] = useState(false)
  const [script, setScript] = useState<MapStart['script']>('loading')
  const [corner, setCorner] = useState<MapStart['corner']>(null)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), maxWait)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => runAfter(startup.reached('stations-listed'), () => setListed(true)), [])
  const hasFirst = isListed || (!hasList && facets !== undefined)
  const mayStartAnyway = isLate || snapshotQuery.error !== null
  const mayLoad = hasFirst || mayStartAnyway
  useEffect(() => {
    if (!mayLoad) return
    loadMainMap().then(setScript, () => setScript('unavailable'))
    // The picture works without its controls.
    loadPictureCorner().then(setCorner, () => undefined)
  }, [mayLoad])
  const mayStart = mayStartAnyway || (hasFirst && painted !== 'nothing')
  return {
    script: mayStart ? script : 'loading',
    corner,
    mayReplace: mayStartAnyway || painted === 'all',
    onPictured: (isComing) => setPainted(isComing ? 'stations' : 'all'),
  }
}
