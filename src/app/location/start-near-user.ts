import type { CatalogApi } from '../../catalog/catalog-api'
import type { Filters } from '../../model/filters'
import type { Bounds } from '../../model/station'
import { isListScrolled, runWhenListIsLeft } from '../../stations/list/list-scroller'
import { findUserBounds, locatePerson } from './locate'
import type { UserLocation } from './user-location'

interface PageState {
  catalog: Pick<CatalogApi, 'page' | 'next'>
  filters: Filters
  hasStation: boolean
}

interface NearUserStart {
  /** Whether the link had a camera: it is about that place, until the person reloads the page. */
  hasLinkedCamera: boolean
  /** Ends the search. */
  signal: AbortSignal
  /** Returns the present state of the page. */
  page(): PageState
  /** Changes the location of the person when they do not use the list. */
  changeLocation(change: (before: UserLocation) => UserLocation): void
  /**
   * Called after `changeLocation` with a box around the person and the nearest stations, if stations are near and the
   * person has not used the map.
   */
  onBounds(bounds: Bounds): void
}

/** Finds where list and map begin for a person whose browser gives their position without asking. */
export async function startNearUser(start: NearUserStart): Promise<void> {
  const { signal, hasLinkedCamera, page, changeLocation, onBounds } = start
  if (hasLinkedCamera && !isReload()) return
  const isMapUsed = watchMapUse(signal)
  const located = await locatePerson('automatic')
  if (located.kind !== 'located' || signal.aborted) return
  const begin = async () => {
    // A person who has scrolled reads the rows.
    if (isListScrolled()) return
    const { position } = located
    changeLocation((before) =>
      before.kind === 'off' ? { kind: 'located', position, isAutomatic: true } : before,
    )
    const { catalog, filters } = page()
    const found = await findUserBounds(catalog, filters, position)
    if (found?.isFar === false && !signal.aborted && !isMapUsed() && !page().hasStation)
      onBounds(found.bounds)
  }
  // Without bounds the map stays where it is.
  const stop = runWhenListIsLeft(() => void begin().catch(() => undefined))
  signal.addEventListener('abort', stop)
}

/** Whether the person, or a browser that had discarded the tab, has reloaded the page. */
function isReload(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')
}

/** Returns whether a person has used the map since the call. */
function watchMapUse(signal: AbortSignal): () => boolean {
  let isUsed = false
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest('.map-area')) isUsed = true
  }
  for (const event of ['pointerdown', 'wheel', 'keydown'])
    document.addEventListener(event, note, { signal, capture: true, passive: true })
  return () => isUsed
}
