import { X } from 'lucide-react'
import { useWords } from '../../ui/words/Words'

/** Close button in the corner of the filter dialog. */
export function CloseButton() {
  const words = useWords()
  return (
    <form method="dialog" className="filter-dialog-close">
      <button type="submit" className="icon-button" aria-label={words.t('common.close')}>
        <X size={18} aria-hidden />
      </button>
    </form>
  )
}

/** Button that also closes the dialog and shows the number of matching stations. */
export function ShowButton({ count }: { count: number }) {
  return (
    <button type="submit" className="button button-primary">
      {useWords().t('filters.show', { count })}
    </button>
  )
}
