import type { QueryClient } from '@tanstack/react-query'
import type { Session } from '../auth/session'
import { openCatalog } from '../catalog/open-catalog'
import type { Source } from '../catalog/source'
import type { Config } from '../config'

export interface CatalogOwner {
  subscribe(listener: () => void): () => void
  current(): Source
  /** Ends the catalog for good, and its answers leave the query cache. */
  close(): void
}

/**
 * One catalog for one viewer. When the viewer changes, the worker that may hold closed values is terminated
 * and its answers leave the query cache in the same turn; a fresh one starts from nothing.
 */
export function ownCatalog(
  config: Config,
  session: Pick<Session, 'state' | 'subscribe' | 'tokenOf'>,
  queries: QueryClient,
): CatalogOwner {
  const listeners = new Set<() => void>()
  let current = open()

  function open() {
    const { viewer } = session.state()
    return { viewer, catalog: openCatalog(config, viewer, session.tokenOf(viewer)) }
  }

  const stop = session.subscribe(() => {
    const { viewer, catalog } = current
    if (session.state().viewer === viewer) return
    catalog.close()
    void queries.cancelQueries({ queryKey: [viewer] })
    current = open()
    for (const listener of listeners) listener()
    queries.removeQueries({ queryKey: [viewer] })
  })

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => current,
    close() {
      stop()
      current.catalog.close()
      queries.clear()
    },
  }
}
