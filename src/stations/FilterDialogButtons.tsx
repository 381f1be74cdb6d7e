import { X } from 'lucide-react'
import { useWords } from '../ui/Words'

/** Closes the dialog of filters, in its corner. */
export function CloseButton() {
  const words = useWords()
  return (
    <form method="dialog" className="filter-dialog-close">
      <button type="submit" className="icon-button" aria-label={words.t('station.close')}>
        <X size={18} aria-hidden />
      </button>
    </form>
  )
}

/** Closes it too, and says how many stations are left. */
export function ShowButton({ count }: { count: number }) {
  return (
    <button type="submit" className="button button-primary">
      {useWords().t('filters.show', { count })}
    </button>
  )
}
