import { useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Camera } from '../../map/camera'
import type { Drawing } from '../../map/overlay/drawing'
import type { PictureCamera } from '../../map/use-flat-camera'
import { isCopyTemporary } from '../../model/parts'
import { startup } from '../../startup'
import { hasComingStatus } from './drawings'
import { reachFirstPicture } from './reach-first-picture'
import type { StationsView } from './stations-view'
import type { StationsOverlay } from './use-stations-overlay'
import { useTiming } from './use-timing'

/** Content that is on the screen. */
export interface MapState {
  state: 'loading' | 'ready' | 'unavailable'
  /** Number of stations, those in clusters included. */
  drawn: number
}

export interface MapProgressProps {
  view: Pick<StationsView, 'data'>
  /** Camera of the picture before the map; `null`: there is none. */
  pictureCamera: PictureCamera | null
  onMapState(mapState: MapState): void
  /** Called when base map and stations are drawn from this camera. */
  onReady(camera: Camera): void
}

/** Why there is no map: it restarts, or the device cannot draw it. */
export type UnavailableReason = 'lost' | 'unavailable'

export interface MapProgress {
  unavailableReason: UnavailableReason | null
  /** Whether all visible stations are on the screen. */
  isDrawn: boolean
  /** Notes that these drawings are on the screen; `count` is the number of stations that they represent. */
  notePaint(drawings: readonly Drawing[], count: number): void
  noteUnavailable(reason: UnavailableReason): void
  /** Notes that base map and stations are drawn from this camera, beneath the picture. */
  noteReady(camera: Camera): void
}

/** Tells what is on the screen, and sets the timing marks when everything is. */
export function useMapProgress(
  { view, pictureCamera, onMapState, onReady }: MapProgressProps,
  { current, failed, filters, symbols, overlay: { drawings } }: StationsOverlay,
): MapProgress {
  const { copy } = view.data
  const [phase, setPhase] = useState<'loading' | 'ready' | UnavailableReason>('loading')
  const [drawnCount, setDrawnCount] = useState(0)
  const [painted, setPainted] = useState<readonly Drawing[] | null>(null)
  const allDrawn = useTiming(filters)
  const isDrawn = current && painted === drawings
  const reachDrawn = () => {
    if (copy !== 'stations') startup.reach('stations-drawn')
  }

  const finish = useEffectEvent(() => {
    setPhase('ready')
    // While the picture is shown before the map, it sets the timing marks itself.
    if (pictureCamera === null) {
      if (copy !== 'stations') reachFirstPicture(isCopyTemporary(copy) || hasComingStatus(symbols))
      reachDrawn()
    }
    allDrawn()
  })
  useLayoutEffect(() => {
    if (isDrawn) finish()
  }, [isDrawn])

  const isGone = phase === 'lost' || phase === 'unavailable'
  const mapState = isGone || failed ? 'unavailable' : phase
  const noteState = useEffectEvent(onMapState)
  // The state depends on the catalog's answers too, so there is no event to report it in. A layout effect, so that a
  // loss is reported at once.
  useLayoutEffect(() => noteState({ state: mapState, drawn: drawnCount }), [mapState, drawnCount])

  return {
    unavailableReason: isGone ? phase : null,
    isDrawn,
    notePaint(drawings, count) {
      setPainted(drawings)
      setDrawnCount(count)
    },
    noteUnavailable(reason) {
      setPhase(reason)
      setDrawnCount(0)
      setPainted(null)
    },
    noteReady(camera) {
      reachDrawn()
      onReady(camera)
    },
  }
}
