import { useEffect, useState } from 'react'
import { runAfter, startup } from '../../startup'

/** Returns whether the first screen is shown. */
export function useFirstScreen(): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => runAfter(startup.firstScreen(), () => setShown(true)), [])
  return isShown
}
