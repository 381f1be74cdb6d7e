import { X } from 'lucide-react'
import type { Facets } from '../catalog/catalog-api'
import { type amounts, type FilterGroup, type Filters, features, noFilters } from '../model/filters'
import { Dialog } from '../ui/Dialog'
import { useMedia } from '../ui/use-media'
import { useWords } from '../ui/Words'
import { AmountOptions } from './AmountOptions'
import { FilterOptions } from './FilterOptions'
import { barGroups, featuresInBar, groupOptions, type MenuGroup } from './filter-options'
import { SearchedOptions } from './SearchedOptions'
import './filter-dialog.css'

const isInBar = (value: string) => featuresInBar.some((one) => one === value)

interface Props {
  filters: Filters
  facets: Facets
  /** Whether the bar holds its groups. */
  hasRoom: boolean
  /** The only group that is shown; `null` for all that the bar does not hold. */
  menu: MenuGroup | null
  /** The button that a menu opens below, in pixels of the window. */
  below?: DOMRect
  onChange(filters: Filters): void
  onClose(): void
}

/** Filters, in as many lines as they take. They act at once. */
export function FilterDialog({ filters, facets, hasRoom, menu, below, onChange, onClose }: Props) {
  const words = useWords()
  const isNarrow = useMedia('(max-width: 699px)')
  const wrapped = (group: FilterGroup) => ({
    group,
    ...groupOptions(facets, group),
    chosen: filters[group],
    wrapped: true,
    onChange: (chosen: string[]) => onChange({ ...filters, [group]: chosen }),
  })
  const amount = (name: (typeof amounts)[number]) => (
    <AmountOptions
      amount={name}
      options={facets[name]}
      chosen={filters[name]}
      onChange={(least) => onChange({ ...filters, [name]: least })}
    />
  )
  const close = (
    <form method="dialog" className="filter-dialog-close">
      <button type="submit" className="icon-button" aria-label={words.t('station.close')}>
        <X size={18} aria-hidden />
      </button>
    </form>
  )
  const show = (
    <button type="submit" className="button button-primary">
      {words.t('filters.show', { count: facets.matched })}
    </button>
  )
  if (menu !== null)
    return (
      <Dialog
        title={words.t(`filters.${menu}`)}
        className="filter-dialog filter-menu"
        below={isNarrow ? undefined : below}
        buttons={show}
        onClose={onClose}
      >
        {close}
        {menu === 'power' ? amount('power') : <FilterOptions {...wrapped('connector')} />}
      </Dialog>
    )
  return (
    <Dialog
      title={words.t('filters.label')}
      className="filter-dialog"
      buttons={
        <>
          <button type="button" className="button" onClick={() => onChange({ ...noFilters, q: filters.q })}>
            {words.t('filters.reset')}
          </button>
          {show}
        </>
      }
      onClose={onClose}
    >
      {close}
      <p className="filter-dialog-count" aria-live="polite">
        {words.t('filters.found', { count: facets.matched })}
      </p>
      <FilterOptions {...wrapped('connector')} />
      {amount('power')}
      {!hasRoom && barGroups.map((group) => <FilterOptions key={group} {...wrapped(group)} />)}
      <FilterOptions {...wrapped('status')} />
      <FilterOptions
        {...wrapped('feature')}
        options={facets.groups.feature.filter(({ value }) => !isInBar(value))}
        onChange={(chosen) =>
          onChange({ ...filters, feature: features.filter((one) => chosen.includes(one)) })
        }
      />
      {amount('capacity')}
      <SearchedOptions {...wrapped('provider')} />
      <SearchedOptions {...wrapped('municipality')} />
    </Dialog>
  )
}
