import type { Facets } from '../../catalog/catalog-api'
import type { Amount } from '../../model/filters'
import { Chip } from '../../ui/controls/Chip'
import { useI18n } from '../../ui/i18n/I18nContext'
import { optionName } from '../words/option-name'

interface Props {
  amount: Amount
  options: Facets[Amount]
  /** 0: any amount. */
  chosen: number
  onChange(min: number): void
}

/** Single choice of an amount; a second click clears it. A link may contain an amount that is not among the options. */
export function AmountOptions({ amount, options, chosen, onChange }: Props) {
  const i18n = useI18n()
  if (options.length === 0) return null
  return (
    <fieldset className="filter-group" data-wrapped>
      <legend>{i18n.t(`filters.${amount}`)}</legend>
      <div className="filter-options">
        {options.map(({ value, count }) => (
          <Chip
            key={value}
            label={optionName(i18n, amount, String(value))}
            count={i18n.number(count)}
            checked={value === chosen}
            onChange={() => onChange(value === chosen ? 0 : value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
