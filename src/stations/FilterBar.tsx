import type { FacetOption, Facets } from '../catalog/door'
import { type FilterGroup, type Filters, filterGroups } from '../model/filters'
import { Chip } from '../ui/Chip'
import { useWords } from '../ui/Words'
import './filter-bar.css'
import { optionName } from './option-name'

/** Groups that wrap; the others stand in one line each, which scrolls. */
const wrapped: readonly FilterGroup[] = ['access', 'category']

interface Props {
  filters: Filters
  facets: Facets | undefined
  onChange(filters: Filters): void
}

/** Filters as groups of checkboxes, each with the number of stations that it would leave. */
export function FilterBar({ filters, facets, onChange }: Props) {
  return (
    <div className="filter-bar">
      {filterGroups.map((group) => (
        <FilterOptions
          key={group}
          group={group}
          options={facets?.groups[group] ?? []}
          chosen={filters[group]}
          onChange={(chosen) => onChange({ ...filters, [group]: chosen })}
        />
      ))}
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
    <fieldset className="filter-group" data-wrapped={wrapped.includes(group) || undefined}>
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
