import { useMemo, useState } from 'react'
import { noFilters } from '../../model/filters'
import { useFavouriteIds } from '../../stations/favourites/favourite-ids'
import type { HistoryStep } from '../../url/search-params'
import { useLinkedView, type View } from '../link/view'

/** Whether the list is limited to favourites. Links do not contain this personal choice. */
export interface OnlyFavourites {
  isLimited: boolean
  setLimited(isLimited: boolean): void
}

interface FavouritesView {
  /** View of the link, limited to favourites by `filters.only` if the person chose so. */
  view: View
  changeView(change: Partial<View>, step: HistoryStep): void
  /** Clears all filters, and shows more than favourites again. */
  resetFilters(): void
  favourites: OnlyFavourites
}

export function useFavouritesView(): FavouritesView {
  const [linked, changeView] = useLinkedView()
  const [isLimited, setLimited] = useState(false)
  const favouriteIds = useFavouriteIds()
  const view = useMemo(
    () => (isLimited ? { ...linked, filters: { ...linked.filters, only: favouriteIds } } : linked),
    [linked, isLimited, favouriteIds],
  )
  const resetFilters = () => {
    setLimited(false)
    changeView({ filters: noFilters }, 'push')
  }
  return { view, changeView, resetFilters, favourites: { isLimited, setLimited } }
}
