import type { FacetOption } from '../../catalog/catalog-api'
import type { FilterGroup } from '../../model/filters'
import { Chip } from '../../ui/controls/Chip'
import { useI18n } from '../../ui/i18n/I18nContext'
import { optionName } from '../words/option-name'

/** Option; `count` is `null` until the number of matching stations is known. */
type ShownOption = Omit<FacetOption, 'count'> & { count: number | null }

interface Props {
  group: FilterGroup
  options: readonly ShownOption[]
  chosen: readonly string[]
  /** Wraps the options in lines; otherwise they scroll in one line. */
  isWrapped?: boolean
  /** Whether the options are still loading: a text replaces them. */
  isComing?: boolean
  onChange(chosen: string[]): void
}

/** Group of filters as checkboxes, each with the number of stations that match it. */
export function FilterOptions({
  group,
  options,
  chosen,
  isWrapped = false,
  isComing = false,
  onChange,
}: Props) {
  const i18n = useI18n()
  if (options.length === 0 && !isComing) return null
  return (
    <fieldset className="filter-group" data-wrapped={isWrapped || undefined}>
      <legend>{i18n.t(`filters.${group}`)}</legend>
      <div className="filter-options">
        {isComing && <p className="filter-coming">{i18n.t('status.coming')}</p>}
        {options.map(({ value, count, old = 0 }) => {
          const isOld = old > 0 && old === count
          const isChosen = chosen.includes(value)
          return (
            <Chip
              key={value}
              label={optionName(i18n, group, value)}
              count={count === null ? '…' : i18n.number(count)}
              note={old > 0 ? { text: i18n.t('filters.old', { all: isOld }), isVisible: isOld } : null}
              checked={isChosen}
              isEmpty={count === 0 && !isChosen}
              onChange={() => onChange(isChosen ? chosen.filter((one) => one !== value) : [...chosen, value])}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
