import { useMemo, useSyncExternalStore } from 'react'
import { mostCompared, parseCompared, serializeCompared } from '../history/compared'
import { listParam, withParams } from '../url/param'
import { currentSearch, subscribe, writeSearch } from '../url/search-params'

// Not in `view.ts`: the first script can do without it.
const param = listParam('series')

/** Series that are compared, as words of the link, and how to change them. */
export function useCompared(): [series: readonly string[], change: (series: readonly string[]) => void] {
  const search = useSyncExternalStore(subscribe, currentSearch)
  const series = useMemo(() => readWords(param.parse(new URLSearchParams(search).get(param.key))), [search])
  const change = (next: readonly string[]) =>
    writeSearch(withParams(currentSearch(), [[param.key, param.serialize(next)]]), 'push')
  return [series, change]
}

/** The series of a query, as it is written in another; `null` for none. */
export function linkedSeries(search: string): readonly [key: string, text: string | null] {
  return [param.key, param.serialize(readWords(param.parse(new URLSearchParams(search).get(param.key))))]
}

/** Each series once, however a link writes it. */
function readWords(words: readonly string[]): string[] {
  const written = words.map((word) => {
    const compared = parseCompared(word)
    return compared ? serializeCompared(compared) : word
  })
  return [...new Set(written)].slice(0, mostCompared)
}
