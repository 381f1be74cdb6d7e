import { useMedia } from '../../ui/look/use-media'
import { narrow, wide } from '../../ui/look/widths'

/** Returns the part of the page that an opened station covers. The keyboard must not reach it. */
export function useCoveredPart(isOpen: boolean): 'column' | 'sheet' | null {
  const isNarrow = useMedia(narrow)
  const isWide = useMedia(wide)
  if (!isOpen || isWide) return null
  return isNarrow ? 'sheet' : 'column'
}
