import { useEffect, useState } from 'react'
import { runAfter, startup } from '../../startup'

/**
 * Returns whether the page no longer loads its first screen: list and map are shown, or the list is and the map took
 * longer than `maxMapWait` in `startup.ts`.
 */
export function useFirstScreen(): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => runAfter(startup.firstScreen(), () => setOver(true)), [])
  return isOver
}
