import { useEffect, useState, useSyncExternalStore } from 'react'
import { lostScripts } from '../pwa/lost-scripts'
import { install } from '../pwa/versions'
import { Notice } from '../ui/Notice'
import { useWords } from '../ui/Words'

/** Milliseconds after the first list in which the map has the network for itself. */
const settle = 3_000

/** What nobody needs to be told before the first list; it also installs what works without a network. */
export function LateNotices() {
  const words = useWords()
  const reload = useNewVersion()
  const isLost = useSyncExternalStore(lostScripts.subscribe, lostScripts.current)
  return (
    <>
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

/** What reloads the page into a newer version, `null` while there is none. */
function useNewVersion(): (() => void) | null {
  const [reload, setReload] = useState<(() => void) | null>(null)
  useEffect(() => {
    // A page inside another one installs nothing.
    if (!import.meta.env.PROD || window.parent !== window) return
    const soon = setTimeout(() => install((next) => setReload(() => next)), settle)
    return () => clearTimeout(soon)
  }, [])
  return reload
}
