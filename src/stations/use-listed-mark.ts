import { useEffect } from 'react'

/** Sets the User Timing mark `stations-listed` once, with the first paint of rows or of why there are none. */
export function useListedMark(listed: boolean): void {
  useEffect(() => {
    // The frame after this commit paints it.
    if (listed) requestAnimationFrame(mark)
  }, [listed])
}

function mark(): void {
  if (performance.getEntriesByName('stations-listed').length === 0) performance.mark('stations-listed')
}
