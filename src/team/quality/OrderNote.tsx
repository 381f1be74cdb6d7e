import '../../ui/controls/further-choice.css'
import '../../ui/look/paper.css'
import { useWords } from '../../ui/words/Words'
import type { TableOrder } from './use-table-order'

/** Line about an order that nobody chose. It stays when uptimes have loaded, so that the table below does not move. */
export function OrderNote({ order: { note, onApply } }: { order: Pick<TableOrder, 'note' | 'onApply'> }) {
  const words = useWords()
  return (
    <p className="quiet screen-only further-choice">
      <output>{note !== null && words.t(`team.order.${note}`)}</output>{' '}
      {note === 'held' && (
        <button type="button" className="button-link" onClick={onApply}>
          {words.t('team.order.apply')}
        </button>
      )}
    </p>
  )
}
