import type { StyleSpecification } from 'maplibre-gl'
import { useMemo } from 'react'
import type { Bounds } from '../../model/station'
import { type Credit, readBasemap } from '../basemap/basemap-data'
import { useBasemapFile } from '../basemap/basemap-file'
import type { MapLook } from '../basemap/basemap-palette'
import { embeddedStyle } from '../basemap/embedded-style'
import { coveredStyle } from './covered-style'
import { chooseSource, type OnlineBasemap } from './online-basemap'
import { archiveBounds, surroundArchive } from './surrounded-style'
import { useOnlineStyle } from './use-online-style'

export interface Basemap {
  style: StyleSpecification
  /** Credits of the embedded style; `null`: the sources of an online style have their own attributions. */
  credits: readonly Credit[] | null
  /** Bounds in which an online style is drawn, with names of towns; `null`: none is drawn. */
  onlineBounds: Bounds | null
  /** State of the online style and its tiles; `none`: not configured. What failed is requested again. */
  online: 'none' | 'loading' | 'failed' | 'drawn'
  /**
   * Online style beneath the embedded one while its tiles load, at most for `timeout` milliseconds; `null`: there is
   * none.
   */
  loading: { sources: readonly string[]; timeout: number } | null
  /** Shows the online style, because its tiles are loaded. */
  showOnline(): void
  /** Shows the embedded style until another attempt to load the online one. */
  showEmbedded(): void
  /** Sets whether tiles of the drawn online style are missing because they failed. */
  setMissingTiles(isMissing: boolean): void
}

const everywhere: Bounds = [-180, -90, 180, 90]

/**
 * Returns the embedded style at first, and the online style of the same theme when its tiles are loaded. After
 * failures it retries at growing intervals.
 */
export function useBasemap(look: MapLook, online: OnlineBasemap | null): Basemap {
  const file = useBasemapFile()
  const data = useMemo(() => file && readBasemap(file), [file])
  const embedded = useMemo(() => embeddedStyle(look, data), [look, data])
  const credits = file?.credits ?? noCredits
  const source = online && chooseSource(online, look)
  const timeout = (online?.timeoutSeconds ?? 0) * 1000
  const { styleFor, isDrawn, failures, hasMissingTiles, ...reports } = useOnlineStyle(source, timeout)
  const isArchive = source?.kind === 'archive'
  const styles = useMemo(
    () => styleFor && makeStyles(styleFor(look), { isArchive, embedded, credits }),
    [styleFor, look, isArchive, embedded, credits],
  )
  return {
    style: (isDrawn ? styles?.drawn : styles?.covered) ?? embedded,
    credits: isDrawn ? null : credits,
    onlineBounds: isDrawn && styles ? styles.bounds : null,
    online: source === null ? 'none' : toState(isDrawn, isDrawn ? hasMissingTiles : failures > 0),
    loading: styles && !isDrawn ? { sources: styles.sources, timeout } : null,
    showOnline: reports.showOnline,
    showEmbedded: reports.showEmbedded,
    setMissingTiles: reports.setMissingTiles,
  }
}

const noCredits: readonly Credit[] = []

interface StyleOptions {
  /** Whether the online style is that of an archive, which covers only a part of the world. */
  isArchive: boolean
  /** Style that is visible around an archive, and above an online style while it loads. */
  embedded: StyleSpecification
  /** Credits of the embedded style. */
  credits: readonly Credit[]
}

/** Returns the styles in which an online style is shown: covered while it loads, and drawn; its bounds and sources. */
function makeStyles(online: StyleSpecification, { isArchive, embedded, credits }: StyleOptions) {
  return {
    covered: coveredStyle(online, embedded),
    drawn: isArchive ? surroundArchive(online, embedded, credits) : online,
    bounds: (isArchive ? archiveBounds(online) : null) ?? everywhere,
    sources: Object.keys(online.sources),
  }
}

function toState(isDrawn: boolean, hasFailed: boolean): Basemap['online'] {
  if (hasFailed) return 'failed'
  return isDrawn ? 'drawn' : 'loading'
}
