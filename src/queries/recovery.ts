import type { Query, QueryClient } from '@tanstack/react-query'
import type { Snapshot } from '../catalog/catalog-api'
import type { History } from '../model/history'
import { partNames } from '../model/parts'
import type { Viewer } from '../model/viewer'
import { type BackOff, backOff } from '../retry/back-off'
import { catalogKey } from './catalog-key'
import { isOutage } from './is-outage'
import { recoveries } from './recoveries'
import { RetryPace } from './retry-pace'
import { serviceKinds } from './service-kinds'

/**
 * Milliseconds from one refresh to the next while a part is missing. The catalog asks for one row of the part, so a
 * service that is back is noticed within the longest pause.
 */
const pauses: BackOff = { first: 5_000, longest: 15_000 }
/** Another service is asked only when a person asks for it. */
const kinds: ReadonlySet<unknown> = new Set(serviceKinds)

/** Milliseconds after the end of a refresh that took longer than its pause. */
const leastPause = 1_000

/**
 * Repeats what failed as soon as the service answers anything of a viewer: parts of the catalog, histories, look-ups.
 * While a part of the catalog is missing, it is refreshed more often than usual, in growing steps.
 */
export class Recovery {
  readonly #client: QueryClient
  readonly #viewer: Viewer
  readonly #paces = new WeakMap<Query, RetryPace>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #refreshedAt = performance.now()
  /** Refreshes in a row after which a part was missing, and the number of missing parts after the last one. */
  #failures = 0
  #missing = 0

  constructor(client: QueryClient, viewer: Viewer) {
    this.#client = client
    this.#viewer = viewer
  }

  /** @returns ends it */
  start(): () => void {
    const cache = this.#client.getQueryCache()
    const end = cache.subscribe((event) => {
      if (event.type === 'updated' && this.#isOfService(event.query))
        this.#follow(event.query, event.action.type)
    })
    const catalog = this.#findCatalog()
    if (catalog) this.#follow(catalog, 'error')
    return () => {
      end()
      clearTimeout(this.#timer)
    }
  }

  #isOfService({ queryKey: [viewer, kind] }: Query): boolean {
    return viewer === this.#viewer && kinds.has(kind)
  }

  #findCatalog(): Query | undefined {
    return this.#client.getQueryCache().find({ queryKey: catalogKey(this.#viewer) })
  }

  #follow(query: Query, action: string): void {
    const isCatalog = query === this.#findCatalog()
    if (isCatalog && action === 'fetch') this.#refreshedAt = performance.now()
    // Stages of a first load are set while others are loading.
    if ((action !== 'success' && action !== 'error') || query.state.fetchStatus !== 'idle') return
    if (action === 'success' && !isMissing(query)) this.#paces.delete(query)
    if (isCatalog) this.#followCatalog(query)
    else if (action === 'success' && !isMissing(query)) this.#repeat()
  }

  #followCatalog(catalog: Query): void {
    const missing = countMissing(catalog)
    const isBack = missing === 0 || missing < this.#missing
    this.#failures = isBack ? 0 : this.#failures + 1
    this.#missing = missing
    clearTimeout(this.#timer)
    // One part is back: the others are asked for at once.
    if (missing > 0) this.#timer = setTimeout(() => this.#refresh(catalog), this.#pause())
    if (isBack) this.#repeat()
  }

  #pause(): number {
    if (this.#failures === 0) return 0
    const passed = performance.now() - this.#refreshedAt
    return Math.max(leastPause, backOff(this.#failures, pauses) - passed)
  }

  #refresh(query: Query): void {
    // The query client refreshes what is missing when the page becomes visible.
    if (document.visibilityState === 'visible') refetch(query)
  }

  /**
   * The service has answered: repeats what failed. What fails although the service answers is repeated less and less
   * often.
   */
  #repeat(): void {
    const catalog = this.#findCatalog()
    for (const query of this.#client.getQueryCache().getAll()) {
      if (query === catalog ? this.#missing === 0 : !this.#isOfService(query) || !isMissing(query)) continue
      if (query.isActive() && query.state.fetchStatus === 'idle' && this.#paceOf(query).take()) refetch(query)
    }
    recoveries.set(recoveries.current() + 1)
  }

  #paceOf(query: Query): RetryPace {
    const pace = this.#paces.get(query) ?? new RetryPace()
    this.#paces.set(query, pace)
    return pace
  }
}

/** Number of parts without their newest answer. */
function countMissing({ state: { status, data } }: Query): number {
  if (status === 'error') return partNames.length
  const { parts } = (data ?? {}) as Partial<Snapshot>
  return parts ? partNames.filter((name) => parts[name].failure !== null).length : 0
}

/** Whether the query failed, or a part of its history, because the service did not work. */
function isMissing({ queryKey, state: { status, data, error } }: Query): boolean {
  if (status === 'error') return isOutage(error)
  const { missing = [] } = queryKey[1] === 'history' ? ((data ?? {}) as Partial<History>) : {}
  return missing.some(({ reason }) => reason === 'failed')
}

/** Asks as a component does: a press of a button may have left another function in the query. */
function refetch({ observers }: Query): void {
  const observer = observers.find(({ options }) => options.queryFn !== undefined && options.enabled !== false)
  void observer?.refetch({ cancelRefetch: false })
}
