import { startup } from '../../startup'

/**
 * Reports to `startup` the first picture of the stations and the first one with their statuses, in the frame after the
 * paint.
 * @param isComing whether some status is still loading
 */
export function reachFirstPicture(isComing: boolean): void {
  requestAnimationFrame(() => {
    startup.reach('stations-pictured')
    if (!isComing) startup.reach('statuses-pictured')
  })
}
