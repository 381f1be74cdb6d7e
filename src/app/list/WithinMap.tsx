import { Scan } from 'lucide-react'
import { useWords } from '../../ui/Words'
import type { ListBounds } from './use-list-bounds'

/** Checkbox that limits the list to the visible part of the map. It is left out without a map. */
export function WithinMap({ visible, isLimited, onLimited }: Omit<ListBounds, 'onVisible'>) {
  const words = useWords()
  if (visible === null) return null
  const label = words.t('list.within')
  return (
    <label className="icon-button icon-choice" title={label}>
      <input
        type="checkbox"
        className="chip-input"
        aria-label={label}
        checked={isLimited}
        onChange={() => onLimited(!isLimited)}
      />
      <Scan size={18} aria-hidden />
    </label>
  )
}
