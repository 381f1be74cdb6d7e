import {
  type Filters,
  hasRequirements,
  noRequirements,
  type PlugGroup,
  type PlugRequirements,
  plugGroups,
  toPlugRequirements,
} from '../../model/filters'
import { visibleText } from '../../model/text'
import { storedValue, useStoredValue } from '../../ui/stored/stored-value'
import { carKey } from '../stored-keys'

/** Maximum number of options of a group that a stored car has. */
const maxOptions = 20
/** Greatest stored power, kilowatts. */
const maxKilowatts = 10_000

const stored = storedValue(carKey, parseCar)

/** Parses the person's car: what it requires of a plug. @returns `null` if the text is no car or requires nothing */
export function parseCar(text: string | null): PlugRequirements | null {
  try {
    // A car that was stored before a group existed requires nothing of it.
    const parsed = { ...noRequirements, ...JSON.parse(text ?? '') }
    const { power } = parsed
    if (!plugGroups.every((group) => isOptionList(parsed[group]))) return null
    if (typeof power !== 'number' || !(power >= 0 && power <= maxKilowatts)) return null
    return hasRequirements(parsed) ? toPlugRequirements(parsed) : null
  } catch {
    return null
  }
}

function isOptionList(list: unknown): boolean {
  const isOption = (one: unknown) => typeof one === 'string' && one !== '' && one === visibleText(one)
  return Array.isArray(list) && list.length <= maxOptions && list.every(isOption)
}

/** Stores the car on this device only. @param car `null` deletes it */
export function storeCar(car: PlugRequirements | null): void {
  stored.write(car === null ? '' : JSON.stringify(toPlugRequirements(car)))
}

/** Returns the stored car, and follows changes in other tabs of this site; `null`: none. */
export function useCar(): PlugRequirements | null {
  return useStoredValue(stored)
}

/** Whether the filters require of a plug exactly what the car does. */
export function isApplied(car: PlugRequirements, filters: PlugRequirements): boolean {
  const isSame = (group: PlugGroup) =>
    car[group].length === filters[group].length && car[group].every((one) => filters[group].includes(one))
  return car.power === filters.power && plugGroups.every(isSame)
}

/** Sets the requirements of a plug to those of the car, or clears them if they already are. */
export function toggleCar(car: PlugRequirements, filters: Filters): Filters {
  return { ...filters, ...(isApplied(car, filters) ? noRequirements : car) }
}
