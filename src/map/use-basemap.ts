import type { StyleSpecification } from 'maplibre-gl'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { basemapCredits, type Credit, readBasemap } from './basemap-data'
import type { MapLook } from './basemap-palette'
import { embeddedStyle } from './embedded-style'
import { fetchOnlineStyle } from './online-style'

/** Online styles that may replace the embedded one, by theme. */
export interface OnlineBasemap {
  light: string
  dark: string
  timeoutSeconds: number
}

export interface Basemap {
  style: StyleSpecification
  /** Of the embedded style; `null` where the sources of an online one name their own. */
  credits: readonly Credit[] | null
  /** Milliseconds until an online style must have shown a tile; `null` for the embedded one. */
  patience: number | null
  /** The online style is of no use here: the embedded one it is. */
  refuse(): void
}

/** The embedded style at once; the online one of the same theme when it arrives in time. */
export function useBasemap(look: MapLook, online: OnlineBasemap | null): Basemap {
  const data = useMemo(readBasemap, [])
  const embedded = useMemo(() => embeddedStyle(look, data), [look, data])
  const [arrived, setArrived] = useState<Readonly<Record<string, StyleSpecification | null>>>({})
  const url = online?.[look.startsWith('dark') ? 'dark' : 'light']
  const timeoutMs = (online?.timeoutSeconds ?? 0) * 1000
  const known = url === undefined || url in arrived

  useEffect(() => {
    if (known) return
    const abort = new AbortController()
    void fetchOnlineStyle(url, timeoutMs, abort.signal).then((style) => {
      if (!abort.signal.aborted) setArrived((before) => ({ ...before, [url]: style }))
    })
    return () => abort.abort()
  }, [known, url, timeoutMs])

  const refuse = useCallback(() => {
    if (url !== undefined) setArrived((before) => ({ ...before, [url]: null }))
  }, [url])

  const style = url === undefined ? null : (arrived[url] ?? null)
  return {
    style: style ?? embedded,
    credits: style ? null : basemapCredits,
    patience: style && timeoutMs,
    refuse,
  }
}
