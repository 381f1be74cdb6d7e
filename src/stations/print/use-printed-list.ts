import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Exported, Sort } from '../../catalog/door'
import type { Source } from '../../catalog/source'
import type { Filters } from '../../model/filters'
import { useNow } from '../../ui/use-now'
import { block, pageQuery, type Whereabouts } from '../queries'
import { type Printed, printedBlocks, printedExport, printedOf } from './printed'

interface List extends Whereabouts {
  source: Source
  revision: number
  filters: Filters
  sort: Sort
}

/**
 * What of the list goes to paper, `null` while nothing is printed; and what prints an export instead of it.
 * @param isList whether a print that the browser began is of the list
 */
export function usePrintedList(
  { source, revision, filters, sort, near, within }: List,
  isList: boolean,
): [Printed | null, (exported: Exported) => void] {
  const queries = useQueryClient()
  const now = useNow()
  const [printed, setPrinted] = useState<Printed | null>(null)
  const blockQuery = (from: number) =>
    pageQuery(source, revision, { filters, sort, near, within, from, to: from + block, now })
  // The list shows it anyway, unless it is scrolled away.
  const first = useQuery(blockQuery(0)).data

  // A browser prints what is there when this returns: nothing can be asked any more.
  const begin = useEffectEvent(() => {
    const rest = printedBlocks.slice(1).map((from) => queries.getQueryData(blockQuery(from).queryKey))
    const here = isList ? printedOf([first, ...rest], now) : null
    flushSync(() => setPrinted((gathered) => gathered ?? here))
  })
  useEffect(() => {
    const onBegin = () => begin()
    const onEnd = () => setPrinted(null)
    window.addEventListener('beforeprint', onBegin)
    window.addEventListener('afterprint', onEnd)
    return () => {
      window.removeEventListener('beforeprint', onBegin)
      window.removeEventListener('afterprint', onEnd)
    }
  }, [])

  const print = (exported: Exported) => {
    flushSync(() => setPrinted(printedExport(exported, now)))
    window.print()
  }
  return [printed, print]
}
