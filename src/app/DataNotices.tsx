import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Snapshot } from '../catalog/catalog-api'
import { clock } from '../clock'
import { newerConfig } from '../config/load-config'
import { lostScripts } from '../pwa/lost-scripts'
import { install } from '../pwa/versions'
import { Notice } from '../ui/Notice'
import { useWords } from '../ui/Words'

/** Milliseconds after the first list that installing waits for the map at most: there may be no WebGL. */
const waitForMap = 6_000

interface Props {
  snapshot: Snapshot | undefined
  /** Stations could not be loaded, and there are none from before. */
  isWithoutStations: boolean
}

/** Notices that can wait for the first list. It also installs the service worker. */
export function DataNotices({ snapshot, isWithoutStations }: Props) {
  const words = useWords()
  const offset = useSyncExternalStore(clock.subscribe, clock.offset)
  const [isClockKnown, setClockKnown] = useState(false)
  const newVersion = useNewVersion()
  const isNewlyConfigured = useSyncExternalStore(newerConfig.subscribe, newerConfig.current)
  const reload = newVersion ?? (isNewlyConfigured ? () => window.location.reload() : null)
  useEffect(() => {
    // Nothing on the screen is lost, and the old configuration may be why there are no stations.
    if (isNewlyConfigured && isWithoutStations) window.location.reload()
  }, [isNewlyConfigured, isWithoutStations])
  const isLost = useSyncExternalStore(lostScripts.subscribe, lostScripts.current)
  const cut = snapshot?.cutOff.map((kind) =>
    words.t(`notice.cut.${kind}`, { count: snapshot.received[kind] }),
  )
  return (
    <>
      {cut !== undefined && cut.length > 0 && (
        <Notice tone="warning">{words.t('notice.cut', { what: words.list(cut) })}</Notice>
      )}
      {offset !== 0 && !isClockKnown && (
        <Notice tone="plain" onDismiss={() => setClockKnown(true)}>
          {words.t('clock.wrong', {
            direction: offset < 0 ? 'ahead' : 'behind',
            length: words.age(0, Math.abs(offset)),
          })}
        </Notice>
      )}
      {reload && (
        <Notice tone="plain" action={{ label: words.t('app.reload'), run: reload }}>
          {words.t('version.new')}
        </Notice>
      )}
      {isLost && (
        <Notice tone="warning" action={{ label: words.t('app.reload'), run: () => window.location.reload() }}>
          {words.t('version.lost')}
        </Notice>
      )}
    </>
  )
}

/** Reloads the page into a newer version; `null` while there is none. */
function useNewVersion(): (() => void) | null {
  const [reload, setReload] = useState<(() => void) | null>(null)
  useEffect(() => {
    // A page inside another one installs nothing.
    if (!import.meta.env.PROD || window.parent !== window) return
    return onceDrawn(() => install((next) => setReload(() => next)))
  }, [])
  return reload
}

/** Runs when the map is drawn, so that the map has the network for itself. @returns a function that cancels it */
function onceDrawn(run: () => void): () => void {
  const cancel = () => {
    observer.disconnect()
    clearTimeout(late)
  }
  const start = () => {
    cancel()
    run()
  }
  const observer = new PerformanceObserver((marks) => {
    if (marks.getEntriesByName('stations-drawn').length > 0) start()
  })
  observer.observe({ type: 'mark', buffered: true })
  const late = setTimeout(start, waitForMap)
  return cancel
}
