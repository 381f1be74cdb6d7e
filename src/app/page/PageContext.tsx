import { createContext, useContext } from 'react'
import type { Config } from '../../config/config'
import type { Filters } from '../../model/filters'
import type { StationQueries } from '../../stations/use-stations'
import type { HistoryStep } from '../../url/search-params'
import type { View } from '../link/view'

/** The view of a page, and what changes it. */
export interface PageView {
  view: View
  changeView(change: Partial<View>, step: HistoryStep): void
  onFilter(filters: Filters): void
  resetFilters(): void
  /** Opens a station. @param listed ids of the list that opens it, in their order; absent: none */
  onOpen(id: string, listed?: readonly string[]): void
}

/** What most components of a page need. */
export interface Page extends PageView {
  config: Config
  stations: StationQueries
}

export const PageContext = createContext<Page | null>(null)

/** @throws outside a `PageContext` */
export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('No PageContext.')
  return page
}
