import { Scan } from 'lucide-react'
import { IconChoice } from '../../ui/controls/IconChoice'
import { useI18n } from '../../ui/i18n/I18nContext'
import type { ListBounds } from './use-list-bounds'

/** Checkbox that limits the list to the visible part of the map. It is left out without a map. */
export function WithinMap({ visible, isLimited, setLimited }: Omit<ListBounds, 'setVisible'>) {
  const i18n = useI18n()
  if (visible === null) return null
  return (
    <IconChoice label={i18n.t('list.within')} checked={isLimited} onChange={() => setLimited(!isLimited)}>
      <Scan size={18} aria-hidden />
    </IconChoice>
  )
}
