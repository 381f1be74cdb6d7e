import { X } from 'lucide-react'
import type { Filters } from '../../model/filters'
import { useI18n } from '../../ui/i18n/I18nContext'
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
  const i18n = useI18n()
  const keys = new Set(listChosen(i18n, listed).map(({ key }) => key))
  const chosen = listChosen(i18n, filters).filter(({ key }) => keys.has(key))
  return (
    <div className="chosen-filters">
      <ul aria-label={i18n.t('filters.active')}>
        {chosen.map(({ key, name, otherFilters }) => (
          <li key={key}>
            <button
              type="button"
              className="chosen-filter"
              aria-label={i18n.t('filters.remove', { name })}
              onClick={() => onChange(otherFilters)}
            >
              <bdi>{name}</bdi> <X size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button-link" onClick={onReset}>
        {i18n.t('filters.reset')}
      </button>
    </div>
  )
}
