import { useEffect, useState } from 'react'
import { afterFirstScreen } from '../../stations/first-list'

/** Returns whether the first screen is shown. */
export function useFirstScreen(): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => afterFirstScreen(() => setShown(true)), [])
  return isShown
}
