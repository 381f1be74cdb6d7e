import { useState } from 'react'
import type { Work } from '../../team/work'
import type { SheetHeight } from '../../ui/use-sheet-drag'
import type { PageView } from './PageContext'
import { type FavouritesOnly, useFavouritesView } from './use-favourites'
import { useFocusRestore } from './use-focus-restore'

/** The opened station: what had the focus before, and the height of its sheet. */
export interface OpenedView {
  opener: Element | null
  sheet: { height: SheetHeight; onHeight(height: SheetHeight): void }
  /** Ids of the stations in the list that opened it, in their order; empty: the map or a link did. */
  listed: readonly string[]
  /** Shows another station of that list. Back still returns to the list. */
  onStep(id: string): void
  onClose(): void
}

export interface MainView {
  page: PageView
  favourites: FavouritesOnly
  opened: OpenedView
  /** Shows a page of the team's workspace; `''`: none. */
  onWork(work: Work): void
}

/** Returns the view of the main page, which the address bar and the person's favourites decide. */
export function useMainView(): MainView {
  const { view, changeView, resetFilters, favourites } = useFavouritesView()
  const [height, onHeight] = useState<SheetHeight>('half')
  const [listed, setListed] = useState<readonly string[]>([])
  const { opener, saveFocus, restoreFocus } = useFocusRestore()
  return {
    page: {
      view,
      changeView,
      onFilter: (filters) => changeView({ filters }, 'push'),
      resetFilters,
      onSelect(id, listed = []) {
        saveFocus()
        setListed(listed)
        onHeight('half')
        changeView({ station: id }, 'push')
      },
    },
    favourites,
    opened: {
      opener,
      sheet: { height, onHeight },
      listed,
      onStep: (id) => changeView({ station: id }, 'replace'),
      onClose() {
        changeView({ station: '', ...(view.work === '' && { range: 'day' }) }, 'push')
        restoreFocus()
      },
    },
    // An opened station would cover the workspace.
    onWork: (work) => changeView({ work, station: '' }, 'push'),
  }
}
