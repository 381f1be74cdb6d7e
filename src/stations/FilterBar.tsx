import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Facets } from '../catalog/catalog-api'
import { amounts, type Feature, type Filters, features } from '../model/filters'
import { lazily } from '../ui/lazily'
import { useWords } from '../ui/Words'
import { FilterOptions } from './FilterOptions'
import { inBar, optionsOf } from './filters-in-bar'
import './filter-bar.css'

// Asked for when it is opened: most people find what they need in the bar.
const MoreFilters = lazily(async () => (await import('./MoreFilters')).MoreFilters)

interface Props {
  filters: Filters
  facets: Facets | undefined
  onChange(filters: Filters): void
}

/** Features that stand in the bar. */
const featuresInBar: readonly Feature[] = ['free-now', 'closed-values']

/** In the place of those that statuses decide, so that nothing moves when these are there. */
const comingOptions = [{ value: 'free-now', count: null }]

/** Filters that most people use, and a way to all of them. A group without options is not there. */
export function FilterBar({ filters, facets, onChange }: Props) {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const { feature, connector, municipality } = filters
  const more =
    feature.filter((one) => !featuresInBar.includes(one)).length +
    connector.length +
    municipality.length +
    amounts.filter((amount) => filters[amount] > 0).length
  const featureOption = (name: Feature, { isStatusComing, groups }: Facets) => (
    <FilterOptions
      group="feature"
      options={
        isStatusComing && name === 'free-now'
          ? comingOptions
          : groups.feature.filter(({ value }) => value === name && !isStatusComing)
      }
      chosen={feature}
      onChange={(chosen) => onChange({ ...filters, feature: features.filter((one) => chosen.includes(one)) })}
    />
  )
  return (
    <>
      <div className="filter-bar">
        {facets && (
          <div className="filter-first">
            {featureOption('free-now', facets)}
            <button type="button" className="chip" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <SlidersHorizontal size={15} aria-hidden /> {words.t('filters.more', { count: more })}
            </button>
            {featureOption('closed-values', facets)}
          </div>
        )}
        {inBar.map((group) => (
          <FilterOptions
            key={group}
            group={group}
            {...optionsOf(facets, group)}
            chosen={filters[group]}
            onChange={(chosen) => onChange({ ...filters, [group]: chosen })}
          />
        ))}
      </div>
      {open && facets && (
        <Suspense>
          <MoreFilters filters={filters} facets={facets} onChange={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
