import { useEffect, useMemo, useReducer } from 'react'
import { loadOnlineStyle, type OnlineSource } from './online-basemap'
import { initialOnlineState, nextOnlineState, type OnlineState } from './online-state'

interface OnlineStyle extends OnlineState {
  /** Reports that its tiles are loaded. */
  showOnline(): void
  /** Reports that its tiles could not be loaded. */
  showEmbedded(): void
  setMissingTiles(isMissing: boolean): void
}

/**
 * Loads an online style. After failures it retries at growing intervals. Another source starts again.
 * @param source `null`: none is configured
 * @param timeout milliseconds until a load counts as failed
 */
export function useOnlineStyle(source: OnlineSource | null, timeout: number): OnlineStyle {
  const { kind, url } = source ?? {}
  const [stored, dispatch] = useReducer(nextOnlineState, initialOnlineState(url))
  const state = stored.url === url ? stored : initialOnlineState(url)
  const { failures } = state
  const isLoaded = state.styleFor !== null

  useEffect(() => {
    if (kind === undefined || url === undefined || isLoaded) return
    const abort = new AbortController()
    void loadOnlineStyle({ kind, url, timeout, failures }, abort.signal).then((styleFor) => {
      if (!abort.signal.aborted)
        dispatch(styleFor ? { kind: 'loaded', url, styleFor } : { kind: 'failed', url })
    })
    return () => abort.abort()
  }, [isLoaded, kind, url, timeout, failures])

  const reports = useMemo(
    () => ({
      showOnline: () => dispatch({ kind: 'drawn', url }),
      showEmbedded: () => dispatch({ kind: 'failed', url }),
      setMissingTiles: (isMissing: boolean) => dispatch({ kind: 'tiles', url, isMissing }),
    }),
    [url],
  )
  return { ...state, ...reports }
}
