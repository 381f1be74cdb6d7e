import { useEffect } from 'react'
import { startup } from '../../startup'

/**
 * Notes the first paint of rows or of the reason for an empty list, such as a failure.
 * @param isCopy the rows come from this device's copy, until the service answers
 */
export function useListed(isListed: boolean, isCopy: boolean): void {
  const milestone = isCopy ? 'copy-listed' : 'stations-listed'
  const reached = isListed ? milestone : null
  useEffect(() => {
    // The frame after this commit paints it.
    if (reached !== null) requestAnimationFrame(() => startup.reach(reached))
  }, [reached])
}
