import type { Facets } from '../../catalog/catalog-api'
import type { Filters } from '../../model/filters'
import { Dialog } from '../../ui/dialog/Dialog'
import { useI18n } from '../../ui/i18n/I18nContext'
import { useMedia } from '../../ui/look/use-media'
import { narrow } from '../../ui/look/widths'
import { MyCar } from '../my-car/MyCar'
import { AmountOptions } from './AmountOptions'
import { FilterOptions } from './FilterOptions'
import { groupOptions, type Menu } from './filter-options'
import { ShowButton } from './ShowButton'
import './filter-dialog.css'

interface Props {
  menu: Menu
  filters: Filters
  facets: Facets
  /** Box of the button above the menu, in pixels of the window. */
  below: DOMRect
  onChange(filters: Filters): void
  onClose(): void
}

/** Options of one group below its button; on a narrow screen at the lower edge. */
export function FilterMenu({ menu, filters, facets, below, onChange, onClose }: Props) {
  const i18n = useI18n()
  const isNarrow = useMedia(narrow)
  return (
    <Dialog
      title={i18n.t(`filters.${menu}`)}
      className="filter-dialog filter-menu"
      below={isNarrow ? undefined : below}
      buttons={<ShowButton count={facets.matched} />}
      onClose={onClose}
    >
      {menu === 'power' ? (
        <AmountOptions
          amount="power"
          options={facets.power}
          chosen={filters.power}
          onChange={(power) => onChange({ ...filters, power })}
        />
      ) : (
        <FilterOptions
          group={menu}
          {...groupOptions(facets, menu)}
          chosen={filters[menu]}
          isWrapped
          onChange={(chosen) => onChange({ ...filters, [menu]: chosen })}
        />
      )}
      <MyCar filters={filters} onChange={onChange} />
    </Dialog>
  )
}
