import { type Filters, noFilters } from '../../model/filters'
import { focusHeading } from '../../ui/dialog/focus-heading'
import { useI18n } from '../../ui/i18n/I18nContext'
import { isChosen } from './filter-options'

interface Props {
  filters: Filters
  onChange(filters: Filters): void
}

/** Button that removes all filters but the text of the search. Renders nothing if there are none. */
export function ResetButton({ filters, onChange }: Props) {
  const i18n = useI18n()
  const { q } = filters
  if (!isChosen({ ...filters, q: '' })) return null
  return (
    <button
      type="button"
      className="button"
      onClick={({ currentTarget }) => {
        focusHeading(currentTarget)
        onChange({ ...noFilters, q })
      }}
    >
      {i18n.t('filters.reset')}
    </button>
  )
}
