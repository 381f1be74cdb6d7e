import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Snapshot } from '../../catalog/catalog-api'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { StationExport } from '../../catalog/station-export'
import type { ListQuery } from '../../catalog/station-query'
import { pageQuery } from '../queries'
import { findRestAccess, type PrintedStations, printedExport, printOffsets, toPrinted } from './printed'

interface List {
  handle: CatalogHandle
  snapshot: Snapshot
  query: ListQuery
}

/**
 * Returns the part of the list to print, `null` while nothing is printed; and a function that prints an export
 * instead.
 * @param isList whether a print that the browser started is of the list
 */
export function usePrintedList(
  { handle, snapshot, query }: List,
  isList: boolean,
): [PrintedStations | null, (exported: StationExport) => void] {
  const queryClient = useQueryClient()
  const { now } = query
  const [printed, setPrinted] = useState<PrintedStations | null>(null)
  const blockQuery = (from: number) => pageQuery(handle, snapshot.revision, query, from)
  // The list has usually loaded this block, unless it is scrolled away.
  const first = useQuery(blockQuery(0)).data

  // A browser prints the document as it is when this returns: nothing can be loaded any more.
  const preparePrint = useEffectEvent(() => {
    const rest = printOffsets.slice(1).map((from) => queryClient.getQueryData(blockQuery(from).queryKey))
    const restAccess = findRestAccess(handle.viewer, snapshot)
    const fromList = isList ? toPrinted([first, ...rest], { now, restAccess }) : null
    flushSync(() => setPrinted((exported) => exported ?? fromList))
  })
  useEffect(() => {
    const onBegin = () => preparePrint()
    const onEnd = () => setPrinted(null)
    window.addEventListener('beforeprint', onBegin)
    window.addEventListener('afterprint', onEnd)
    return () => {
      window.removeEventListener('beforeprint', onBegin)
      window.removeEventListener('afterprint', onEnd)
    }
  }, [])

  const print = (exported: StationExport) => {
    flushSync(() => setPrinted(printedExport(exported, now)))
    window.print()
  }
  return [printed, print]
}
