import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type Params, readParams, withParams, writeParams } from '../../url/param'
import { currentSearch, type HistoryStep, subscribe, writeSearch } from '../../url/search-params'

/** State that a link keeps in parameters of its own. */
export interface LinkPart<Values> {
  /** @param search query of an address, such as `?station=83` */
  parse(search: string): Values
  /** Returns `search` with these values; parameters of other parts are kept. */
  serialize(values: Values, search: string): string
}

export function createLinkPart<Values>(params: Params<Values>): LinkPart<Values> {
  return {
    parse: (search) => readParams(params, new URLSearchParams(search)),
    serialize: (values, search) => withParams(search, writeParams(params, values)),
  }
}

/** Returns the query `to` with the values of a part in the query `from`. */
export function copyPart<Values>({ parse, serialize }: LinkPart<Values>, from: string, to: string): string {
  return serialize(parse(from), to)
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
