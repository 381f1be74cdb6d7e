import { type Filters, hasRequirements } from '../../model/filters'
import { useWords } from '../../ui/words/Words'
import { MyCarChip } from './MyCarChip'
import { isApplied, storeCar, useCar } from './my-car'
import './my-car.css'

interface Props {
  filters: Filters
  onChange(filters: Filters): void
}

/** Stores what the filters require of a plug as the person's car, on this device only. */
export function MyCar({ filters, onChange }: Props) {
  const words = useWords()
  const car = useCar()
  const canKeep = hasRequirements(filters) && (car === null || !isApplied(car, filters))
  return (
    <section className="my-car" aria-label={words.t('station.car')}>
      <MyCarChip filters={filters} onChange={onChange} />
      {canKeep && (
        <button type="button" className="button-link" onClick={() => storeCar(filters)}>
          {words.t('station.car.keep')}
        </button>
      )}
      {car !== null && !canKeep && (
        <button type="button" className="button-link" onClick={() => storeCar(null)}>
          {words.t('station.car.forget')}
        </button>
      )}
      <p role="status">
        {car !== null && words.t('station.car.kept')}
        {car === null && !canKeep && words.t('station.car.none')}
      </p>
    </section>
  )
}
