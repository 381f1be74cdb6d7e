import { useMemo, useState } from 'react'
import { noFilters } from '../../model/filters'
import { useFavouriteIds } from '../../stations/favourites/favourite-ids'
import type { HistoryStep } from '../../url/search-params'
import { useLinkedView, type View } from '../link/view'

/** Whether only favourites are shown. Links do not contain this personal choice. */
export interface FavouritesLimit {
  isLimited: boolean
  onLimited(isLimited: boolean): void
}

interface FavouritesView {
  /** View of the link, limited to favourites by `filters.only` if the person chose so. */
  view: View
  changeView(change: Partial<View>, step: HistoryStep): void
  /** Clears all filters, and shows more than favourites again. */
  resetFilters(): void
  favourites: FavouritesLimit
}

export function useFavouritesView(): FavouritesView {
  const [linked, changeView] = useLinkedView()
  const [isLimited, onLimited] = useState(false)
  const favouriteIds = useFavouriteIds()
  const view = useMemo(
    () => (isLimited ? { ...linked, filters: { ...linked.filters, only: favouriteIds } } : linked),
    [linked, isLimited, favouriteIds],
  )
  const resetFilters = () => {
    onLimited(false)
    changeView({ filters: noFilters }, 'push')
  }
  return { view, changeView, resetFilters, favourites: { isLimited, onLimited } }
}
