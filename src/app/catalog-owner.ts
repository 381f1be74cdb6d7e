import type { QueryClient } from '@tanstack/react-query'
import { openCatalog } from '../catalog/open-catalog'
import type { Config } from '../config'
import { anonymous, type TokenSource, type Viewer } from '../model/viewer'
import type { Source } from '../stations/queries'

interface ViewerSource {
  viewer(): Viewer
  token: TokenSource
  subscribe(listener: () => void): () => void
}

export interface CatalogOwner {
  subscribe(listener: () => void): () => void
  current(): Source
}

/**
 * One catalog for one viewer. When the viewer changes, the worker that may hold closed values is terminated
 * and its answers leave the query cache in the same turn; a fresh one starts from nothing.
 */
export function ownCatalog(config: Config, session: ViewerSource, queries: QueryClient): CatalogOwner {
  const listeners = new Set<() => void>()
  let viewer = session.viewer()
  let catalog = open(viewer)
  let source: Source = { viewer, catalog }

  function open(forViewer: Viewer) {
    return openCatalog(config, forViewer, forViewer === anonymous ? async () => null : session.token)
  }

  session.subscribe(() => {
    const next = session.viewer()
    if (next === viewer) return
    catalog.close()
    void queries.cancelQueries({ queryKey: [viewer] })
    viewer = next
    catalog = open(next)
    source = { viewer, catalog }
    for (const listener of listeners) listener()
    // Last: the page has let go of the old answers by now, so nothing mounts them again.
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== viewer })
  })

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => source,
  }
}
