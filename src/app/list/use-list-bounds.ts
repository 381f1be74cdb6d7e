import { useState } from 'react'
import type { Bounds } from '../../model/station'
import type { PageView } from '../page/PageContext'

/** Visible bounds of the map, and whether the list is limited to them. */
export interface ListBounds {
  /** `null`: there is no map, or it is loading. */
  visible: Bounds | null
  isLimited: boolean
  setLimited(isLimited: boolean): void
  /** To be called when the map shows other bounds. */
  setVisible(visible: Bounds | null): void
}

export function useListBounds({ view, changeView }: Pick<PageView, 'view' | 'changeView'>): ListBounds {
  const [visible, setVisible] = useState<Bounds | null>(null)
  return {
    isLimited: view.within === 'map',
    setLimited: (isLimited) => changeView({ within: isLimited ? 'map' : '' }, 'replace'),
    visible,
    setVisible,
  }
}
