import { useState } from 'react'
import type { Bounds } from '../../model/station'
import type { PageView } from '../page/PageContext'

/** Visible bounds of the map, and whether the list is limited to them. */
export interface ListBounds {
  /**
   * `null`: there is no map, or it is loading. While a station is opened they stay as they were, because the map moves
   * to it.
   */
  visible: Bounds | null
  isLimited: boolean
  setLimited(isLimited: boolean): void
  /** To be called when the map shows other bounds. */
  setVisible(visible: Bounds | null): void
}

export function useListBounds({ view, changeView }: Pick<PageView, 'view' | 'changeView'>): ListBounds {
  const [latest, setVisible] = useState<Bounds | null>(null)
  const [visible, setListed] = useState(latest)
  if (visible !== latest && (visible === null || view.station === '')) setListed(latest)
  return {
    isLimited: view.within === 'map',
    setLimited: (isLimited) => changeView({ within: isLimited ? 'map' : '' }, 'replace'),
    visible,
    setVisible,
  }
}
