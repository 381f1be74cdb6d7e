import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { currentSearch, type HistoryStep, subscribe, writeSearch } from '../../url/search-params'

/** State that a link keeps in parameters of its own. */
export interface LinkPart<Values> {
  /** @param search query of an address, such as `?station=83` */
  parse(search: string): Values
  /** Returns `search` with these values; parameters of other parts are kept. */
  serialize(values: Values, search: string): string
}

/** Returns a part of the address bar, and a function that changes some of its values. */
export function useLinkPart<Values extends object>(
  part: LinkPart<Values>,
): [values: Values, change: (changed: Partial<Values>, step?: HistoryStep) => void] {
  const search = useSyncExternalStore(subscribe, currentSearch)
  const values = useMemo(() => part.parse(search), [part, search])
  const change = useCallback(
    (changed: Partial<Values>, step: HistoryStep = 'push') => {
      const now = currentSearch()
      writeSearch(part.serialize({ ...part.parse(now), ...changed }, now), step)
    },
    [part],
  )
  return [values, change]
}
