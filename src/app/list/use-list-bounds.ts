import { useState } from 'react'
import type { Bounds } from '../../model/station'

/** Visible bounds of the map, and whether the list is limited to them. */
export interface ListBounds {
  /** `null`: there is no map, or it is loading. */
  visible: Bounds | null
  isLimited: boolean
  setLimited(isLimited: boolean): void
  /** To be called when the map shows other bounds. */
  setVisible(visible: Bounds | null): void
}

export function useListBounds(): ListBounds {
  const [visible, setVisible] = useState<Bounds | null>(null)
  const [isLimited, setLimited] = useState(false)
  return { isLimited, setLimited, visible, setVisible }
}
