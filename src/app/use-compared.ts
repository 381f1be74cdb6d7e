import { useMemo, useSyncExternalStore } from 'react'
import { mostCompared } from '../history/compared'
import { listParam, withParams } from '../url/param'
import { currentSearch, subscribe, writeSearch } from '../url/search-params'

// Not in `view.ts`: the first script can do without it.
const param = listParam('series')

/** Series that are compared, as words of the link, and how to change them. */
export function useCompared(): [series: readonly string[], change: (series: readonly string[]) => void] {
  const search = useSyncExternalStore(subscribe, currentSearch)
  const series = useMemo(
    () => param.parse(new URLSearchParams(search).get(param.key)).slice(0, mostCompared),
    [search],
  )
  const change = (next: readonly string[]) =>
    writeSearch(withParams(currentSearch(), [[param.key, param.serialize(next)]]), 'push')
  return [series, change]
}
