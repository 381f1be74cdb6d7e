import { useEffect, useState } from 'react'
import { runAfter, startup } from '../../startup'

/** Returns whether list and map are shown, or the wait for the map is over, see `Startup`. */
export function useFirstScreen(): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => runAfter(startup.firstScreen(), () => setShown(true)), [])
  return isShown
}
