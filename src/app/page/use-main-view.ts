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
  const [view, changeView, favourites] = useFavouritesView()
  const [hovered, onHover] = useState<string | null>(null)
  const [height, onHeight] = useState<SheetHeight>('half')
  const { opener, saveFocus, restoreFocus } = useFocusRestore()
  return {
    page: {
      view,
      changeView,
      onFilter: (filters) => changeView({ filters }, 'push'),
      onSelect(id) {
        saveFocus()
        onHeight('half')
        changeView({ station: id }, 'push')
      },
      hovered,
      onHover,
    },
    favourites,
    opened: {
      opener,
      sheet: { height, onHeight },
      onClose() {
        changeView({ station: '', ...(view.work === '' && { range: 'day' }) }, 'push')
        restoreFocus()
      },
    },
    // An opened station would cover the workspace.
    onWork: (work) => changeView({ work, station: '' }, 'push'),
  }
}
