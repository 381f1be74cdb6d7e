import { useEffect, useState } from 'react'
import { runAfter, startup } from '../../startup'
import type { StationQueries } from '../../stations/use-stations'

/**
 * Loads MapLibre, the largest script. Its messages are in the first file: the later one would have to load before it.
 */
const loadMainMap = () => import('./MainMap')
type MainMapModule = Awaited<ReturnType<typeof loadMainMap>>
const loadPictureControls = () => import('../../stations/map/PictureControls')

/**
 * Longest wait, milliseconds: for list and picture before the map is made, and for statuses before it replaces the
 * picture.
 */
const maxStationsWait = 8_000

/** Content of the picture: nothing, stations whose statuses are still loading, or everything. */
type PictureContent = 'nothing' | 'stations' | 'all'

export interface MapStart {
  /** Module with MapLibre once the map may be created; until then, whether it can still come. */
  mapModule: MainMapModule | 'loading' | 'unavailable'
  /** Module with the controls and credits of the picture; `null` until it is loaded. */
  controls: Awaited<ReturnType<typeof loadPictureControls>> | null
  /** Whether the map, once drawn, may replace the picture: the picture is complete, or nothing more is awaited. */
  isPictureDone: boolean
  /** Whether nothing waits for the stations any longer: they could not be loaded, or are late. */
  isWaitOver: boolean
  /** To be called when the picture shows all visible stations, with whether some status is still loading. */
  onAllPainted(isComing: boolean): void
}

/**
 * Loads MapLibre's script after the first list; earlier it would compete with the stations for the network. A page
 * without a list does not wait for one. The map is created when the picture shows stations, so that it draws its ground
 * while their statuses are loading, and replaces the picture after they are painted.
 */
export function useMapStart({ snapshotQuery, facets }: StationQueries, hasList: boolean): MapStart {
  const [painted, setPainted] = useState<PictureContent>('nothing')
  const [isListed, setListed] = useState(false)
  const [mapModule, setMapModule] = useState<MapStart['mapModule']>('loading')
  const [controls, setControls] = useState<MapStart['controls']>(null)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), maxStationsWait)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => runAfter(startup.reached('stations-listed'), () => setListed(true)), [])
  const hasFirst = isListed || (!hasList && facets !== undefined)
  const isWaitOver = isLate || snapshotQuery.error !== null
  const mayLoad = hasFirst || isWaitOver
  useEffect(() => {
    if (!mayLoad) return
    loadMainMap().then(setMapModule, () => setMapModule('unavailable'))
    // The picture works without its controls.
    loadPictureControls().then(setControls, () => undefined)
  }, [mayLoad])
  const mayStart = isWaitOver || (hasFirst && painted !== 'nothing')
  return {
    mapModule: mayStart ? mapModule : 'loading',
    controls,
    isPictureDone: isWaitOver || painted === 'all',
    isWaitOver,
    onAllPainted: (isComing) => setPainted(isComing ? 'stations' : 'all'),
  }
}
