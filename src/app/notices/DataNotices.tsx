import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Snapshot } from '../../catalog/catalog-api'
import { clock } from '../../clock'
import { newerConfig } from '../../config/load-config'
import { pause } from '../../pause'
import { lostScripts } from '../../pwa/lost-scripts'
import { installServiceWorker } from '../../pwa/versions'
import { runAfter, startup } from '../../startup'
import { Notice } from '../../ui/Notice'
import { useWords } from '../../ui/Words'

/**
 * Maximum milliseconds after the first list that the installation waits for the map, so that it does not compete with
 * the map for the network. There may be no WebGL.
 */
const maxMapWait = 6_000

interface Props {
  snapshot: Snapshot | undefined
  /** Whether loading the stations failed and there are none from before. */
  isWithoutStations: boolean
}

/** Notices that load after the first list. The component also installs the service worker. */
export function DataNotices({ snapshot, isWithoutStations }: Props) {
  const words = useWords()
  const offset = useSyncExternalStore(clock.subscribe, clock.offset)
  const [isClockNoticeClosed, setClockNoticeClosed] = useState(false)
  const newVersion = useNewVersion()
  const isNewlyConfigured = useSyncExternalStore(newerConfig.subscribe, newerConfig.current)
  const reload = newVersion ?? (isNewlyConfigured ? () => window.location.reload() : null)
  useEffect(() => {
    // The screen shows nothing to lose, and the old configuration may be the reason for the missing stations.
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
      {offset !== 0 && !isClockNoticeClosed && (
        <Notice tone="plain" onDismiss={() => setClockNoticeClosed(true)}>
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

/** Returns a function that reloads the page in a newer version; `null`: there is none. */
function useNewVersion(): (() => void) | null {
  const [reload, setReload] = useState<(() => void) | null>(null)
  useEffect(() => {
    // A framed page installs no service worker.
    if (!import.meta.env.PROD || window.parent !== window) return
    const quiet = Promise.race([startup.reached('stations-drawn'), pause(maxMapWait)])
    return runAfter(quiet, () => installServiceWorker((next) => setReload(() => next)))
  }, [])
  return reload
}
