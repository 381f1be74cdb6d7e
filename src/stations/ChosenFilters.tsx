import { X } from 'lucide-react'
import { amounts, type Filters, filterCount, filterGroups, noFilters } from '../model/filters'
import { useWords } from '../ui/Words'
import { optionName } from './option-name'

interface Props {
  filters: Filters
  onChange(filters: Filters): void
}

/** What is chosen, each removable, and all at once. */
export function ChosenFilters({ filters, onChange }: Props) {
  const words = useWords()
  if (filterCount(filters) === 0) return null
  const chosen = filterGroups.flatMap((group) =>
    filters[group].map((value) => ({
      key: `${group} ${value}`,
      name: optionName(words, group, value),
      without: { ...filters, [group]: filters[group].filter((one: string) => one !== value) },
    })),
  )
  for (const amount of amounts)
    if (filters[amount] > 0)
      chosen.push({
        key: amount,
        name: optionName(words, amount, String(filters[amount])),
        without: { ...filters, [amount]: 0 },
      })
  if (filters.q !== '') chosen.push({ key: 'q', name: `“${filters.q}”`, without: { ...filters, q: '' } })
  return (
    <div className="chosen-filters">
      <ul aria-label={words.t('filters.active')}>
        {chosen.map(({ key, name, without }) => (
          <li key={key}>
            <button
              type="button"
              className="chosen-filter"
              aria-label={words.t('filters.remove', { name })}
              onClick={() => onChange(without)}
            >
              <bdi>{name}</bdi> <X size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button-link" onClick={() => onChange(noFilters)}>
        {words.t('filters.reset')}
      </button>
    </div>
  )
}
