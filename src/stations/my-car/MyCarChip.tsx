import type { Filters } from '../../model/filters'
import { Chip } from '../../ui/controls/Chip'
import { useI18n } from '../../ui/i18n/I18nContext'
import { requirementWords } from '../words/requirement-words'
import { isApplied, toggleCar, useCar } from './my-car'
import './my-car-chip.css'

interface Props {
  filters: Filters
  onChange(filters: Filters): void
}

/** Chip that applies or clears the filters of the remembered car. Renders nothing without one. */
export function MyCarChip({ filters, onChange }: Props) {
  const i18n = useI18n()
  const car = useCar()
  if (car === null) return null
  return (
    <span className="my-car-chip">
      <Chip
        label={i18n.t('station.car')}
        count=""
        note={{ text: requirementWords(i18n, car), isVisible: false }}
        checked={isApplied(car, filters)}
        onChange={() => onChange(toggleCar(car, filters))}
      />
    </span>
  )
}
