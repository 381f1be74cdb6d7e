import type { StyleSpecification } from 'maplibre-gl'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Bounds } from '../../model/station'
import { type Credit, readBasemap } from '../basemap/basemap-data'
import { useBasemapFile } from '../basemap/basemap-file'
import type { MapLook } from '../basemap/basemap-palette'
import { embeddedStyle } from '../basemap/embedded-style'
import { coveredStyle } from './covered-style'
import { chooseSource, nextOnline, type OnlineBasemap } from './online-basemap'
import type { StyleMaker } from './online-style'
import { archiveBounds, surroundedStyle } from './surrounded-style'

export interface Basemap {
  style: StyleSpecification
  /** Credits of the embedded style; `null`: the sources of an online style have their own attributions. */
  credits: readonly Credit[] | null
  /** Bounds in which an online style is drawn, with names of towns; `null`: only the embedded style is drawn, which has none. */
  onlineBounds: Bounds | null
  /** State of the online style and its tiles; `none`: not configured. What failed is requested again. */
  online: 'none' | 'loading' | 'failed' | 'drawn'
  /** Online style beneath the embedded one while its tiles load; `null`: there is none. */
  loading: { sources: readonly string[]; timeoutMs: number } | null
  /** Shows the online style, because its tiles are loaded. */
  showOnline(): void
  /** Shows the embedded style until another attempt to load the online one. */
  showEmbedded(): void
  /** Sets whether tiles of the drawn online style are missing because they failed. */
  setMissingTiles(isMissing: boolean): void
}

const everywhere: Bounds = [-180, -90, 180, 90]

interface LoadedStyle {
  url: string
  styleFor: StyleMaker
  isDrawn: boolean
}

/**
 * Returns the embedded style at first, and the online style of the same theme when its tiles are loaded. After
 * failures it retries at growing intervals.
 */
export function useBasemap(look: MapLook, online: OnlineBasemap | null): Basemap {
  const file = useBasemapFile()
  const data = useMemo(() => file && readBasemap(file), [file])
  const embedded = useMemo(() => embeddedStyle(look, data), [look, data])
  const [latest, setLatest] = useState<LoadedStyle | null>(null)
  const { kind, url } = (online && chooseSource(online, look)) ?? {}
  const [failed, setFailed] = useState({ url, count: 0 })
  const [hasMissingTiles, setMissingTiles] = useState(false)
  const failures = failed.url === url ? failed.count : 0
  const timeoutMs = (online?.timeoutSeconds ?? 0) * 1000
  const loaded = latest?.url === url ? latest : null
  const isUnloaded = loaded === null

  useEffect(() => {
    if (kind === undefined || url === undefined || !isUnloaded) return
    const abort = new AbortController()
    void nextOnline({ kind, url, timeoutMs, failures }, abort.signal).then((styleFor) => {
      if (abort.signal.aborted) return
      if (styleFor) setLatest({ url, styleFor, isDrawn: false })
      else setFailed({ url, count: failures + 1 })
    })
    return () => abort.abort()
  }, [isUnloaded, kind, url, timeoutMs, failures])

  const showOnline = useCallback(() => {
    setFailed({ url, count: 0 })
    setMissingTiles(false)
    setLatest((before) => before && { ...before, isDrawn: true })
  }, [url])
  const showEmbedded = useCallback(() => {
    setFailed({ url, count: failures + 1 })
    setLatest(null)
  }, [url, failures])

  const { styleFor, isDrawn = false } = loaded ?? {}
  const onlineStyle = useMemo(() => styleFor?.(look) ?? null, [styleFor, look])
  const covered = useMemo(() => onlineStyle && coveredStyle(onlineStyle, embedded), [onlineStyle, embedded])
  const drawn = useMemo(
    () =>
      onlineStyle && kind === 'archive'
        ? surroundedStyle(onlineStyle, embedded, file?.credits ?? [])
        : onlineStyle,
    [onlineStyle, kind, embedded, file],
  )
  const onlineBounds = useMemo(
    () => (onlineStyle && kind === 'archive' ? archiveBounds(onlineStyle) : null) ?? everywhere,
    [onlineStyle, kind],
  )
  const sources = useMemo(() => Object.keys(onlineStyle?.sources ?? {}), [onlineStyle])
  return {
    style: (isDrawn ? drawn : covered) ?? embedded,
    credits: isDrawn ? null : (file?.credits ?? []),
    onlineBounds: isDrawn ? onlineBounds : null,
    online: url === undefined ? 'none' : toState(isDrawn, isDrawn ? hasMissingTiles : failures > 0),
    loading: onlineStyle && !isDrawn ? { sources, timeoutMs } : null,
    showOnline,
    showEmbedded,
    setMissingTiles,
  }
}

function toState(isDrawn: boolean, hasFailed: boolean): Basemap['online'] {
  if (hasFailed) return 'failed'
  return isDrawn ? 'drawn' : 'loading'
}
