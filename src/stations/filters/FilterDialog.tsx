import type { Facets } from '../../catalog/catalog-api'
import { type Amount, type FilterGroup, type Filters, features, plugGroups } from '../../model/filters'
import { Dialog } from '../../ui/dialog/Dialog'
import { useI18n } from '../../ui/i18n/I18nContext'
import { MyCar } from '../my-car/MyCar'
import { AmountOptions } from './AmountOptions'
import { FilterOptions } from './FilterOptions'
import { barGroups, groupOptions, isInBar } from './filter-options'
import { ResetButton } from './ResetButton'
import { SearchedOptions } from './SearchedOptions'
import { ShowButton } from './ShowButton'
import './filter-dialog.css'

interface Props {
  filters: Filters
  facets: Facets
  /** Whether the bar shows the groups that fit there. */
  hasRoom: boolean
  onChange(filters: Filters): void
  onClose(): void
}

/** Dialog with all filters that the bar does not show, wrapped in lines. Each choice applies at once. */
export function FilterDialog({ filters, facets, hasRoom, onChange, onClose }: Props) {
  const i18n = useI18n()
  const group = (name: FilterGroup) => ({
    group: name,
    ...groupOptions(facets, name),
    chosen: filters[name],
    isWrapped: true,
    onChange: (chosen: string[]) => onChange({ ...filters, [name]: chosen }),
  })
  const amount = (name: Amount) => ({
    amount: name,
    options: facets[name],
    chosen: filters[name],
    onChange: (min: number) => onChange({ ...filters, [name]: min }),
  })
  return (
    <Dialog
      title={i18n.t('filters.label')}
      className="filter-dialog"
      buttons={
        <>
          <ResetButton filters={filters} onChange={onChange} />
          <ShowButton count={facets.matched} />
        </>
      }
      onClose={onClose}
    >
      <p className="filter-dialog-count" aria-live="polite">
        {i18n.t('filters.found', { count: facets.matched })}
      </p>
      {plugGroups.map((name) => (
        <FilterOptions key={name} {...group(name)} />
      ))}
      <AmountOptions {...amount('power')} />
      <MyCar filters={filters} onChange={onChange} />
      {!hasRoom && barGroups.map((name) => <FilterOptions key={name} {...group(name)} />)}
      <FilterOptions {...group('status')} />
      {facets.groups.status.length > 0 && (
        <p className="quiet filter-dialog-note">
          {i18n.t('filters.status.free-now', { name: i18n.t('feature.free-now') })}
        </p>
      )}
      <SearchedOptions {...group('provider')} />
      <FilterOptions
        {...group('feature')}
        options={facets.groups.feature.filter(({ value }) => !isInBar(value))}
        onChange={(chosen) =>
          onChange({ ...filters, feature: features.filter((one) => chosen.includes(one)) })
        }
      />
      <AmountOptions {...amount('capacity')} />
      <SearchedOptions {...group('municipality')} />
    </Dialog>
  )
}
