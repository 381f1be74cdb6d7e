import { X } from 'lucide-react'
import type { Filters } from '../../model/filters'
import { useWords } from '../../ui/words/Words'
import { listChosen } from './chosen'

interface Props {
  filters: Filters
  /** Those that are listed. */
  listed: Filters
  onChange(filters: Filters): void
  /** Clears all filters. */
  onReset(): void
}

/** Chosen filters that nothing else shows, each with a button to remove it, and a button that clears all. */
export function ChosenFilters({ filters, listed, onChange, onReset }: Props) {
  const words = useWords()
  const keys = new Set(listChosen(words, listed).map(({ key }) => key))
  const chosen = listChosen(words, filters).filter(({ key }) => keys.has(key))
  return (
    <div className="chosen-filters">
      <ul aria-label={words.t('filters.active')}>
        {chosen.map(({ key, name, otherFilters }) => (
          <li key={key}>
            <button
              type="button"
              className="chosen-filter"
              aria-label={words.t('filters.remove', { name })}
              onClick={() => onChange(otherFilters)}
            >
              <bdi>{name}</bdi> <X size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button-link" onClick={onReset}>
        {words.t('filters.reset')}
      </button>
    </div>
  )
}
