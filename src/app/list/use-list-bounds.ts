import { useState } from 'react'
import type { Bounds } from '../../model/station'

/** Visible bounds of the map, and whether the list is limited to them. */
export interface ListBounds {
  /** `null`: there is no map, or it is loading. */
  visible: Bounds | null
  isLimited: boolean
  onLimited(isLimited: boolean): void
  /** The map shows other bounds. */
  onVisible(visible: Bounds | null): void
}

export function useListBounds(): ListBounds {
  const [visible, onVisible] = useState<Bounds | null>(null)
  const [isLimited, onLimited] = useState(false)
  return { visible, isLimited, onLimited, onVisible }
}
