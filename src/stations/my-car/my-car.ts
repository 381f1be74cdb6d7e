import { useSyncExternalStore } from 'react'
import type { Filters } from '../../model/filters'
import { visibleText } from '../../model/text'
import { keptText } from '../../ui/kept-text'

/** What somebody's car needs: one of the connectors, and at least so many kilowatts, 0 for any. */
export type Car = Pick<Filters, 'connector' | 'power'>

/** More is no car. */
const mostConnectors = 20
const mostPower = 10_000

const kept = keptText('plugboard.my-car')
let last: { text: string | null; car: Car | null } = { text: null, car: null }

/** `null` where the text is no car, or asks for nothing. */
export function parseCar(text: string | null): Car | null {
  try {
    const { connector, power } = JSON.parse(text ?? '')
    const isList = Array.isArray(connector) && connector.length <= mostConnectors
    if (!isList || connector.some((one) => typeof one !== 'string' || one === '' || one !== visibleText(one)))
      return null
    if (typeof power !== 'number' || !(power >= 0 && power <= mostPower)) return null
    return connector.length > 0 || power > 0 ? { connector, power } : null
  } catch {
    return null
  }
}

function readCar(): Car | null {
  const text = kept.read()
  if (text !== last.text) last = { text, car: parseCar(text) }
  return last.car
}

/** Keeps it on this device only. @param car `null`: nothing more is kept of it */
export function keepCar(car: Car | null): void {
  kept.keep(car === null ? '' : JSON.stringify({ connector: car.connector, power: car.power }))
}

/** Also what another tab of this site changes. */
export function useCar(): Car | null {
  return useSyncExternalStore(kept.subscribe, readCar)
}

/** Whether filters ask for what the car needs, no more and no less. */
export function isApplied({ connector, power }: Car, filters: Car): boolean {
  const isSame = connector.length === filters.connector.length
  return isSame && power === filters.power && connector.every((one) => filters.connector.includes(one))
}

/** The filters with the car's, or without a connector and power where these are the car's already. */
export function toggleCar(car: Car, filters: Filters): Filters {
  const { connector, power } = isApplied(car, filters) ? { connector: [], power: 0 } : car
  return { ...filters, connector, power }
}
