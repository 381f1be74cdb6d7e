import { markOnce } from '../first-list'

/** User Timing names. External checks rely on them, as on `stations-listed`. */
const stationsPictured = 'stations-pictured'
const statusesPictured = 'statuses-pictured'

/**
 * Marks the first picture of the stations and the first one with their statuses, in the frame after the paint.
 * @param isComing whether some status is still loading
 */
export function markFirstPicture(isComing: boolean): void {
  requestAnimationFrame(() => {
    markOnce(stationsPictured)
    if (!isComing) markOnce(statusesPictured)
  })
}
