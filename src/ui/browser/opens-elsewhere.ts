import type { MouseEvent } from 'react'

/** Whether a click on a link has a modifier key, with which the browser opens a new tab or window, or saves it. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
