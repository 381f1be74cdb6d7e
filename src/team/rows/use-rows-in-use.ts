import { type FocusEventHandler, useState } from 'react'

/** Listeners for the element around rows. */
export interface RowListeners {
  onPointerEnter(): void
  onPointerLeave(): void
  onFocus(): void
  onBlur: FocusEventHandler
}

/** Returns whether a pointer or the focus is in the rows, so that they must not move, and the listeners for both. */
export function useRowsInUse(): { isUsed: boolean; listeners: RowListeners } {
  const [hasPointer, setPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  return {
    isUsed: hasPointer || hasFocus,
    listeners: {
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
      onFocus: () => setFocus(true),
      // React reports also a focus that moves from one row to another.
      onBlur: ({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget)),
    },
  }
}
