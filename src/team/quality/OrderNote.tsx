import '../../ui/controls/further-choice.css'
import '../../ui/look/paper.css'
import { useI18n } from '../../ui/i18n/I18nContext'
import type { TableOrder } from './use-table-order'

/** Line about an order that nobody chose. It stays when uptimes have loaded, so that the table below does not move. */
export function OrderNote({ order: { note, onApply } }: { order: Pick<TableOrder, 'note' | 'onApply'> }) {
  const i18n = useI18n()
  return (
    <p className="quiet screen-only further-choice">
      <output>{note !== null && i18n.t(`team.order.${note}`)}</output>{' '}
      {note === 'held' && (
        <button type="button" className="button-link" onClick={onApply}>
          {i18n.t('team.order.apply')}
        </button>
      )}
    </p>
  )
}
