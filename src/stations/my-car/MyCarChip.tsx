import type { Translator } from '../../i18n/translator'
import type { Filters, PlugFilters } from '../../model/filters'
import { Chip } from '../../ui/controls/Chip'
import { useWords } from '../../ui/words/Words'
import { optionName } from '../words/option-name'
import { isApplied, toggleCar, useCar } from './my-car'
import './my-car-chip.css'

interface Props {
  filters: Filters
  onChange(filters: Filters): void
}

function carWords(words: Translator, { connector, power }: PlugFilters): string {
  const needs = connector.map((one) => optionName(words, 'connector', one))
  if (power > 0) needs.push(optionName(words, 'power', String(power)))
  return needs.join(' · ')
}

/** Chip that applies or clears the filters of the remembered car. Renders nothing without one. */
export function MyCarChip({ filters, onChange }: Props) {
  const words = useWords()
  const car = useCar()
  if (car === null) return null
  return (
    <span className="my-car-chip">
      <Chip
        label={words.t('station.car')}
        count=""
        note={{ text: carWords(words, car), isVisible: false }}
        checked={isApplied(car, filters)}
        onChange={() => onChange(toggleCar(car, filters))}
      />
    </span>
  )
}
