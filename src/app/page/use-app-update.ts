import { useEffect, useSyncExternalStore } from 'react'
import { newerConfig } from '../../config/load-config'
import { pause } from '../../pause'
import { lostScripts } from '../../pwa/lost-scripts'
import { installServiceWorker } from '../../pwa/versions'
import { runAfter, startup } from '../../startup'
import { createStore } from '../../store'

/**
 * Maximum milliseconds after the first list that the installation waits for the map, so that it does not compete with
 * the map for the network. Without WebGL the map is never drawn.
 */
const maxInstallWait = 6_000

/** Reloads the page in a newer version; `null`: there is none. */
const newVersion = createStore<(() => void) | null>(null)

const reloadPage = () => window.location.reload()

interface AppUpdate {
  /** Reloads the page in a newer version, or with a newer configuration; `null`: there is none. */
  reload: (() => void) | null
  /** Reloads the page because the site no longer has its scripts; `null`: none was missing. */
  reloadLost: (() => void) | null
}

/** Returns how to reload the page if that would change it. */
export function useAppUpdate(): AppUpdate {
  const reloadInNewVersion = useSyncExternalStore(newVersion.subscribe, newVersion.current)
  const isNewlyConfigured = useSyncExternalStore(newerConfig.subscribe, newerConfig.current)
  const isLost = useSyncExternalStore(lostScripts.subscribe, lostScripts.current)
  return {
    reload: reloadInNewVersion ?? (isNewlyConfigured ? reloadPage : null),
    reloadLost: isLost ? reloadPage : null,
  }
}

/**
 * Installs the service worker, follows newer versions, and uses a newer configuration where nothing is lost.
 * @param isWithoutStations whether the page shows no stations, so that a newer configuration is used at once
 */
export function useVersions(isWithoutStations: boolean): void {
  const isNewlyConfigured = useSyncExternalStore(newerConfig.subscribe, newerConfig.current)
  useEffect(() => {
    // The screen shows nothing to lose, and the old configuration may be the reason for the missing stations.
    if (isNewlyConfigured && isWithoutStations) reloadPage()
  }, [isNewlyConfigured, isWithoutStations])
  useEffect(() => {
    // A framed page installs no service worker.
    if (!import.meta.env.PROD || window.parent !== window) return
    const quiet = Promise.race([startup.reached('stations-drawn'), pause(maxInstallWait)])
    return runAfter(quiet, () => installServiceWorker(newVersion.set))
  }, [])
}
