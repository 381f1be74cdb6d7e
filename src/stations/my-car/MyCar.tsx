import { type Filters, hasRequirements } from '../../model/filters'
import { useI18n } from '../../ui/i18n/I18nContext'
import { MyCarChip } from './MyCarChip'
import { isApplied, storeCar, useCar } from './my-car'
import './my-car.css'

interface Props {
  filters: Filters
  onChange(filters: Filters): void
}

/** Stores what the filters require of a plug as the person's car, on this device only. */
export function MyCar({ filters, onChange }: Props) {
  const i18n = useI18n()
  const car = useCar()
  const canKeep = hasRequirements(filters) && (car === null || !isApplied(car, filters))
  return (
    <section className="my-car" aria-label={i18n.t('station.car')}>
      <MyCarChip filters={filters} onChange={onChange} />
      {canKeep && (
        <button type="button" className="button-link" onClick={() => storeCar(filters)}>
          {i18n.t('station.car.keep')}
        </button>
      )}
      {car !== null && !canKeep && (
        <button type="button" className="button-link" onClick={() => storeCar(null)}>
          {i18n.t('station.car.forget')}
        </button>
      )}
      <p role="status">
        {car !== null && i18n.t('station.car.kept')}
        {car === null && !canKeep && i18n.t('station.car.none')}
      </p>
    </section>
  )
}
