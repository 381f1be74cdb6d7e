import type { FacetOption, Facets } from '../catalog/door'
import type { FilterGroup, Filters } from '../model/filters'
import { Chip } from '../ui/Chip'
import { useWords } from '../ui/Words'
import './filter-bar.css'
import { optionName } from './option-name'

/** Groups that stand open; the others unfold, unless something is chosen in them. */
const firstGroups: readonly FilterGroup[] = ['access', 'category']
const moreGroups: readonly FilterGroup[] = ['status', 'provider']

interface Props {
  filters: Filters
  facets: Facets | undefined
  onChange(filters: Filters): void
}

/** Filters as groups of checkboxes, each with the number of stations that it would leave. */
export function FilterBar({ filters, facets, onChange }: Props) {
  const words = useWords()
  const group = (name: FilterGroup) => (
    <FilterOptions
      key={name}
      group={name}
      options={facets?.groups[name] ?? []}
      chosen={filters[name]}
      onChange={(chosen) => onChange({ ...filters, [name]: chosen })}
    />
  )
  const chosenInMore = moreGroups.some((name) => filters[name].length > 0)
  const more = moreGroups.filter((name) => (facets?.groups[name].length ?? 0) > 1)
  return (
    <div className="filter-bar">
      {firstGroups.map(group)}
      {more.length > 0 && (
        <details className="filter-more" open={chosenInMore || undefined}>
          <summary>{words.t('filters.more')}</summary>
          {more.map(group)}
        </details>
      )}
    </div>
  )
}

interface OptionsProps {
  group: FilterGroup
  options: readonly FacetOption[]
  chosen: readonly string[]
  onChange(chosen: string[]): void
}

function FilterOptions({ group, options, chosen, onChange }: OptionsProps) {
  const words = useWords()
  if (options.length === 0) return null
  return (
    <fieldset className="filter-group">
      <legend>{words.t(`filters.${group}`)}</legend>
      <div className="filter-options">
        {options.map(({ value, count }) => {
          const on = chosen.includes(value)
          return (
            <Chip
              key={value}
              label={optionName(words, group, value)}
              count={words.number(count)}
              checked={on}
              onChange={() => onChange(on ? chosen.filter((one) => one !== value) : [...chosen, value])}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
