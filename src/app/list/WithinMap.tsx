import { Scan } from 'lucide-react'
import { IconChoice } from '../../ui/controls/IconChoice'
import { useWords } from '../../ui/words/Words'
import type { ListBounds } from './use-list-bounds'

/** Checkbox that limits the list to the visible part of the map. It is left out without a map. */
export function WithinMap({ visible, isLimited, onLimited }: Omit<ListBounds, 'onVisible'>) {
  const words = useWords()
  if (visible === null) return null
  return (
    <IconChoice label={words.t('list.within')} checked={isLimited} onChange={() => onLimited(!isLimited)}>
      <Scan size={18} aria-hidden />
    </IconChoice>
  )
}
