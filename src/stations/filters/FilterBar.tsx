import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { Facets } from '../../catalog/catalog-api'
import { type Feature, type Filters, features } from '../../model/filters'
import { useI18n } from '../../ui/i18n/I18nContext'
import { lazyComponent } from '../../ui/lazy-component'
import { optionName } from '../words/option-name'
import { FilterOptions } from './FilterOptions'
import { barFeatures, barGroups, barMenus, countInDialog, groupOptions, type Menu } from './filter-options'
import './filter-bar.css'

// Loaded when it is opened: for many people the bar is enough.
const FilterDialog = lazyComponent(async () => (await import('./FilterDialog')).FilterDialog)
const FilterMenu = lazyComponent(async () => (await import('./FilterMenu')).FilterMenu)

interface Props {
  filters: Filters
  facets: Facets | undefined
  /** Whether the bar has room for the options of groups; otherwise the dialog shows them. */
  hasRoom: boolean
  onChange(filters: Filters): void
}

/** Open part: one group below its button, or the dialog. */
type OpenPart = 'dialog' | { menu: Menu; below: DOMRect }

/** Placeholder for the options that depend on statuses, so that nothing moves when these arrive. */
const comingOptions = [{ value: 'free-now', count: null }]

/** The most used filters, and a button that opens all of them. A group without options is left out. */
export function FilterBar({ filters, facets, hasRoom, onChange }: Props) {
  const [openPart, setOpenPart] = useState<OpenPart | null>(null)
  const inBar = hasRoom ? barGroups : []
  const close = () => setOpenPart(null)
  return (
    <>
      <div className="filter-bar">
        {facets && (
          <div className="filter-line">
            <div className="filter-first">
              {barFeatures.map((name) => (
                <FeatureOption key={name} name={name} filters={filters} facets={facets} onChange={onChange} />
              ))}
              {barMenus.map((menu) => (
                <MenuButton
                  key={menu}
                  menu={menu}
                  filters={filters}
                  facets={facets}
                  onOpen={(below) => setOpenPart({ menu, below })}
                />
              ))}
            </div>
            <MoreButton count={countInDialog(filters, hasRoom)} onOpen={() => setOpenPart('dialog')} />
          </div>
        )}
        {inBar.map((group) => (
          <FilterOptions
            key={group}
            group={group}
            {...groupOptions(facets, group)}
            chosen={filters[group]}
            onChange={(chosen) => onChange({ ...filters, [group]: chosen })}
          />
        ))}
      </div>
      {openPart === 'dialog' && facets && (
        <FilterDialog
          filters={filters}
          facets={facets}
          hasRoom={hasRoom}
          onChange={onChange}
          onClose={close}
        />
      )}
      {openPart !== null && openPart !== 'dialog' && facets && (
        <FilterMenu filters={filters} facets={facets} onChange={onChange} {...openPart} onClose={close} />
      )}
    </>
  )
}

interface FeatureProps {
  name: Feature
  filters: Filters
  facets: Facets
  onChange(filters: Filters): void
}

/** Switch for one feature. */
function FeatureOption({ name, filters, facets, onChange }: FeatureProps) {
  const isComing = facets.isStatusComing && name === 'free-now'
  return (
    <FilterOptions
      group="feature"
      options={isComing ? comingOptions : facets.groups.feature.filter(({ value }) => value === name)}
      chosen={filters.feature}
      onChange={(chosen) => onChange({ ...filters, feature: features.filter((one) => chosen.includes(one)) })}
    />
  )
}

/** Button that opens the dialog. `count` is the number of chosen options that only the dialog shows. */
function MoreButton({ count, onOpen }: { count: number; onOpen(): void }) {
  const i18n = useI18n()
  return (
    <button
      type="button"
      className="chip"
      aria-haspopup="dialog"
      title={i18n.t('filters.more')}
      data-chosen={count > 0 || undefined}
      onClick={onOpen}
    >
      <SlidersHorizontal size={16} aria-hidden />
      <span className="visually-hidden">{i18n.t('filters.more')}</span>
      {count > 0 && <span aria-hidden>{i18n.number(count)}</span>}
    </button>
  )
}

interface MenuProps {
  menu: Menu
  filters: Filters
  facets: Facets
  onOpen(below: DOMRect): void
}

/** Button with the name of a group, or with its chosen options. */
function MenuButton({ menu, filters, facets, onOpen }: MenuProps) {
  const i18n = useI18n()
  const options = menu === 'power' ? facets.power : facets.groups[menu]
  const powers = filters.power > 0 ? [String(filters.power)] : []
  const chosen = menu === 'power' ? powers : filters[menu]
  const [first] = chosen
  const isEmpty = options.length === 0 && first === undefined
  // While plugs and statuses load, the button stays.
  if (isEmpty && !facets.isStatusComing) return null
  const name = i18n.t(`filters.${menu}`)
  const shown = first === undefined ? name : optionName(i18n, menu, first)
  return (
    <button
      type="button"
      className="chip chip-menu"
      data-chosen={first !== undefined || undefined}
      disabled={isEmpty}
      aria-haspopup="dialog"
      aria-label={first === undefined ? undefined : `${name}: ${shown}`}
      onClick={(event) => onOpen(event.currentTarget.getBoundingClientRect())}
    >
      {chosen.length > 1 ? `${name} (${i18n.number(chosen.length)})` : shown}
    </button>
  )
}
