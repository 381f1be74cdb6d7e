import type { QueryClient } from '@tanstack/react-query'
import type { Session } from '../../auth/session/session'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import { type OpenedCatalog, openCatalog } from '../../catalog/open-catalog'
import type { Config } from '../../config/config'
import { anonymous } from '../../model/viewer'
import { createStore, type ReadonlyStore } from '../../store'

export interface CatalogOwner extends ReadonlyStore<CatalogHandle> {
  /** Closes the catalog permanently and removes its answers from the query cache. */
  close(): void
}

/**
 * Creates the owner of the one catalog of one viewer. When the viewer changes, the owner terminates the worker that may
 * hold closed values, removes its answers from the query cache in the same task, and starts an empty catalog.
 * @param early anonymous catalog that was opened before the viewer was known: it is used, or closed at once
 */
export function createCatalogOwner(
  config: Config,
  session: Pick<Session, 'state' | 'subscribe' | 'tokenFor'>,
  queryClient: QueryClient,
  early: OpenedCatalog | null = null,
): CatalogOwner {
  const owned = createStore(takeOver() ?? open())

  function takeOver() {
    if (early && session.state().viewer === anonymous) return { viewer: anonymous, ...early }
    early?.close()
    return null
  }

  function open() {
    const { viewer } = session.state()
    return { viewer, ...openCatalog(config, viewer, session.tokenFor(viewer)) }
  }

  const stop = session.subscribe(() => {
    const { viewer, close } = owned.current()
    if (session.state().viewer === viewer) return
    close()
    void queryClient.cancelQueries({ queryKey: [viewer] })
    owned.set(open())
    queryClient.removeQueries({ queryKey: [viewer] })
  })

  return {
    subscribe: owned.subscribe,
    current: owned.current,
    close() {
      stop()
      owned.current().close()
      queryClient.clear()
    },
  }
}
