import { useId, useState } from 'react'
import type { FacetOption, Facets } from '../catalog/catalog-api'
import { type Amount, amounts, type Filters, features, fold } from '../model/filters'
import { Chip } from '../ui/Chip'
import { Dialog } from '../ui/Dialog'
import { useWords } from '../ui/Words'
import { FilterOptions } from './FilterOptions'
import { inBar, optionsOf } from './filters-in-bar'
import { optionName } from './option-name'
import './more-filters.css'

interface Props {
  filters: Filters
  facets: Facets
  onChange(filters: Filters): void
  onClose(): void
}

/** Options above which a group has a field to find one. */
const manyOptions = 12

/** All filters, in as many lines as they take. They act at once. */
export function MoreFilters({ filters, facets, onChange, onClose }: Props) {
  const words = useWords()
  return (
    <Dialog title={words.t('filters.label')} className="more-filters" onClose={onClose}>
      <p className="more-filters-count" aria-live="polite">
        {words.t('filters.found', { count: facets.matched })}
      </p>
      {inBar.map((group) => (
        <FilterOptions
          key={group}
          group={group}
          {...optionsOf(facets, group)}
          chosen={filters[group]}
          wrapped
          onChange={(chosen) => onChange({ ...filters, [group]: chosen })}
        />
      ))}
      <FilterOptions
        group="feature"
        options={facets.groups.feature}
        chosen={filters.feature}
        wrapped
        onChange={(chosen) =>
          onChange({ ...filters, feature: features.filter((one) => chosen.includes(one)) })
        }
      />
      <FilterOptions
        group="connector"
        options={facets.groups.connector}
        chosen={filters.connector}
        wrapped
        onChange={(connector) => onChange({ ...filters, connector })}
      />
      {amounts.map((amount) => (
        <AmountOptions
          key={amount}
          amount={amount}
          options={facets[amount]}
          chosen={filters[amount]}
          onChange={(least) => onChange({ ...filters, [amount]: least })}
        />
      ))}
      <ManyOptions
        options={facets.groups.municipality}
        chosen={filters.municipality}
        onChange={(municipality) => onChange({ ...filters, municipality })}
      />
    </Dialog>
  )
}

interface AmountProps {
  amount: Amount
  options: Facets[Amount]
  /** 0 for any. */
  chosen: number
  onChange(least: number): void
}

/** One of them at a time; the chosen one again lifts it. A link may ask for an amount that is none of the steps. */
function AmountOptions({ amount, options, chosen, onChange }: AmountProps) {
  const words = useWords()
  if (options.length === 0) return null
  return (
    <fieldset className="filter-group" data-wrapped>
      <legend>{words.t(`filters.${amount}`)}</legend>
      <div className="filter-options">
        {options.map(({ value, count }) => (
          <Chip
            key={value}
            label={optionName(words, amount, String(value))}
            count={words.number(count)}
            checked={value === chosen}
            onChange={() => onChange(value === chosen ? 0 : value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface ManyProps {
  options: readonly FacetOption[]
  chosen: readonly string[]
  onChange(chosen: string[]): void
}

/** Municipalities in a box that scrolls, with a field to find one where there are many. */
function ManyOptions({ options, chosen, onChange }: ManyProps) {
  const words = useWords()
  const id = useId()
  const [text, setText] = useState('')
  if (options.length === 0) return null
  const label = words.t('filters.find', { group: words.t('filters.municipality') })
  const like = options.filter(
    ({ value }) => chosen.includes(value) || fold(value).includes(fold(text.trim())),
  )
  return (
    <div className="many-options">
      <FilterOptions group="municipality" options={like} chosen={chosen} wrapped onChange={onChange} />
      {options.length > manyOptions && (
        <>
          <label className="visually-hidden" htmlFor={id}>
            {label}
          </label>
          <input
            id={id}
            type="search"
            className="many-options-find"
            value={text}
            placeholder={label}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        </>
      )}
    </div>
  )
}
