import { type Filters, needsPlug, type PlugFilters } from '../../model/filters'
import { visibleText } from '../../model/text'
import { storedValue, useStoredValue } from '../../ui/stored/stored-value'
import { carKey } from '../stored-keys'

/** Most connectors of a stored car. */
const maxConnectors = 20
/** Greatest stored power, kilowatts. */
const maxKilowatts = 10_000

const stored = storedValue(carKey, parseCar)

/** Parses the needs of the person's car. @returns `null` if the text is no car or has no needs */
export function parseCar(text: string | null): PlugFilters | null {
  try {
    const { connector, power } = JSON.parse(text ?? '')
    const isList = Array.isArray(connector) && connector.length <= maxConnectors
    if (!isList || connector.some((one) => typeof one !== 'string' || one === '' || one !== visibleText(one)))
      return null
    if (typeof power !== 'number' || !(power >= 0 && power <= maxKilowatts)) return null
    const car = { connector, power }
    return needsPlug(car) ? car : null
  } catch {
    return null
  }
}

/** Stores the car on this device only. @param car `null` deletes it */
export function storeCar(car: PlugFilters | null): void {
  stored.write(car === null ? '' : JSON.stringify({ connector: car.connector, power: car.power }))
}

/** Returns the stored car, and follows changes in other tabs of this site; `null`: none. */
export function useCar(): PlugFilters | null {
  return useStoredValue(stored)
}

/** Whether the filters require exactly the connectors and power of the car. */
export function isApplied({ connector, power }: PlugFilters, filters: PlugFilters): boolean {
  const isSame = connector.length === filters.connector.length
  return isSame && power === filters.power && connector.every((one) => filters.connector.includes(one))
}

/** Sets connector and power to those of the car, or clears them if they already are. */
export function toggleCar(car: PlugFilters, filters: Filters): Filters {
  const { connector, power } = isApplied(car, filters) ? { connector: [], power: 0 } : car
  return { ...filters, connector, power }
}
