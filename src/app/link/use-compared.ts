import { useMemo, useSyncExternalStore } from 'react'
import { maxCompared, parseCompared, serializeCompared } from '../../history/compare/compared'
import { listParam, withParams } from '../../url/param'
import { currentSearch, subscribe, writeSearch } from '../../url/search-params'

// Not in `view.ts`, because the first script does not need it.
const param = listParam('series')

/** Returns the compared series, as written in the link, and a function that changes them. */
export function useCompared(): [series: readonly string[], change: (series: readonly string[]) => void] {
  const search = useSyncExternalStore(subscribe, currentSearch)
  const series = useMemo(
    () => normalizeSeries(param.parse(new URLSearchParams(search).get(param.key))),
    [search],
  )
  const change = (next: readonly string[]) =>
    writeSearch(withParams(currentSearch(), [[param.key, param.serialize(next)]]), 'push')
  return [series, change]
}

/** Returns the series of a query in the form that another query needs; `null` for none. */
export function linkedSeries(search: string): readonly [key: string, text: string | null] {
  return [
    param.key,
    param.serialize(normalizeSeries(param.parse(new URLSearchParams(search).get(param.key)))),
  ]
}

/** Returns each series once, in its normal form. */
function normalizeSeries(texts: readonly string[]): string[] {
  const normalized = texts.map((text) => {
    const compared = parseCompared(text)
    return compared ? serializeCompared(compared) : text
  })
  return [...new Set(normalized)].slice(0, maxCompared)
}
