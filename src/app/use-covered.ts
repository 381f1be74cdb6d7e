import { useMedia } from '../ui/use-media'
import { narrow, wide } from './layout'

/** What an opened station covers, and no keyboard may reach. */
export function useCovered(isOpen: boolean): 'column' | 'sheet' | null {
  const isNarrow = useMedia(narrow)
  const isWide = useMedia(wide)
  if (!isOpen || isWide) return null
  return isNarrow ? 'sheet' : 'column'
}
