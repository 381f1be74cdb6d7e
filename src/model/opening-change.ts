import { isOpenAt } from './opening-hours'
import type { OpeningHours } from './station'

const minute = 60_000
/** What opens or closes for less is passed over. */
const step = 15 * minute
const farthest = 8 * 24 * 60 * minute

/**
 * When a place opens or closes next, to the minute; `null` where it does neither within eight days, or where its hours
 * are not known, now or then.
 * @param at epoch milliseconds
 * @param timeZone of the region, for stations that name none
 */
export function nextChange(hours: OpeningHours | null, at: number, timeZone: string): number | null {
  if (hours === null || hours.kind === 'always') return null
  const isOpen = isOpenAt(hours, at, timeZone)
  if (isOpen === null) return null
  const begin = Math.floor(at / minute) * minute
  for (let coarse = begin + step; coarse <= begin + farthest; coarse += step) {
    if (isOpenAt(hours, coarse, timeZone) === isOpen) continue
    let change = coarse
    while (isOpenAt(hours, change - minute, timeZone) !== isOpen) change -= minute
    return isOpenAt(hours, change, timeZone) === null ? null : change
  }
  return null
}
