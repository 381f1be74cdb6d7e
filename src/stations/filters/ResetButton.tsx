import { type Filters, noFilters } from '../../model/filters'
import { focusHeading } from '../../ui/dialog/focus-heading'
import { useWords } from '../../ui/words/Words'
import { listChosen } from './chosen'

interface Props {
  filters: Filters
  onChange(filters: Filters): void
}

/** Button that removes all filters but the text of the search. Renders nothing if there are none. */
export function ResetButton({ filters, onChange }: Props) {
  const words = useWords()
  const { q } = filters
  if (listChosen(words, { ...filters, q: '' }).length === 0) return null
  return (
    <button
      type="button"
      className="button"
      onClick={({ currentTarget }) => {
        focusHeading(currentTarget)
        onChange({ ...noFilters, q })
      }}
    >
      {words.t('filters.reset')}
    </button>
  )
}
