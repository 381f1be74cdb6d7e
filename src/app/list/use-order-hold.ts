import { useLayoutEffect, useRef } from 'react'
import type { Snapshot } from '../../catalog/catalog-api'
import { areStatusesComing } from '../../model/parts'
import { isListScrolled, isListUsed } from '../../stations/list/list-scroller'

/**
 * Decides for each snapshot, before it is painted, whether the order of the list ignores statuses. The first statuses
 * do not change the order of a list in use or scrolled: rows that people read or press would move.
 */
export function useOrderHold(
  snapshot: Snapshot | undefined,
  onHeld: (decide: (isHeld: boolean) => boolean) => void,
): void {
  const wasComing = useRef(true)
  useLayoutEffect(() => {
    const mayHold = wasComing.current
    wasComing.current = !snapshot || areStatusesComing(snapshot.parts)
    const isInUse = isListUsed() || isListScrolled()
    onHeld((isHeld) => (isHeld || mayHold) && isInUse)
  }, [snapshot, onHeld])
}
