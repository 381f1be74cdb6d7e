import { useCallback, useMemo, useState } from 'react'
import { noFilters } from '../../model/filters'
import { useFavouriteIds } from '../../stations/favourites/favourite-ids'
import type { HistoryStep } from '../../url/search-params'
import { useView, type View } from '../link/view'

/** Whether only favourites are shown. Links do not contain this personal choice. */
export interface FavouritesOnly {
  only: boolean
  onOnly(only: boolean): void
}

/** Returns the view of the address bar, limited to favourites if the person chose so. */
export function useFavouritesView(): [
  View,
  (change: Partial<View>, step: HistoryStep) => void,
  FavouritesOnly,
] {
  const [linked, changeLinked] = useView()
  const [only, onOnly] = useState(false)
  const favouriteIds = useFavouriteIds()
  const view = useMemo(
    () => (only ? { ...linked, filters: { ...linked.filters, only: favouriteIds } } : linked),
    [linked, only, favouriteIds],
  )
  const change = useCallback(
    (part: Partial<View>, step: HistoryStep) => {
      if (part.filters === noFilters) onOnly(false)
      changeLinked(part, step)
    },
    [changeLinked],
  )
  return [view, change, { only, onOnly }]
}
