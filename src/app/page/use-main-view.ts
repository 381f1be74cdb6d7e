import { useState } from 'react'
import type { OpenedWorkPage } from '../../team/work'
import type { PageView } from './PageContext'
import { type OnlyFavourites, useFavouritesView } from './use-favourites-view'
import { type Opening, useOpening } from './use-opening'

/** The opened station: what had the focus before, and the height of its sheet. */
export interface StationPanelState extends Pick<Opening, 'opener' | 'sheet'> {
  /** Ids of the stations in the list that opened it, in their order; empty: the map or a link did. */
  listedIds: readonly string[]
  /** Shows another station of that list. Back still returns to the list. */
  onStep(id: string): void
  onClose(): void
}

export interface MainView {
  page: PageView
  favourites: OnlyFavourites
  stationPanel: StationPanelState
  /** Shows a page of the team's workspace, without the opened station; `''`: none. */
  onWork(work: OpenedWorkPage): void
}

/** Returns the view of the main page, which the address bar and the person's favourites decide. */
export function useMainView(): MainView {
  const { view, changeView, resetFilters, favourites } = useFavouritesView()
  const [listedIds, setListedIds] = useState<readonly string[]>([])
  const { opener, sheet, open, close } = useOpening((station) => {
    const isRangeReset = station === '' && view.work === ''
    changeView({ station, ...(isRangeReset && { range: 'day' }) }, 'push')
  })
  return {
    page: {
      view,
      changeView,
      onFilter: (filters) => changeView({ filters }, 'push'),
      resetFilters,
      onOpen(id, listed = []) {
        setListedIds(listed)
        open(id)
      },
    },
    favourites,
    stationPanel: {
      opener,
      sheet,
      listedIds,
      onStep: (id) => changeView({ station: id }, 'replace'),
      onClose: close,
    },
    // An opened station would cover the workspace.
    onWork: (work) => changeView({ work, station: '' }, 'push'),
  }
}
