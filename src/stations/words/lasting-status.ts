import type { PlugDetails } from '../../catalog/catalog-api'
import type { ShownStatus } from '../../catalog/station-summary'
import type { Status } from '../../model/status'
import type { MeasurementAge } from './age-words'

/** Statuses that the attention page lists with their start if the service sends each change. */
const lasting: readonly Status[] = ['out-of-order', 'occupied']

/**
 * Returns the age of a status for words. The measurement of a fault, or of a taken plug, is its start if the service
 * sends each change. It lasts, and is not old: "old" beside "for 5 days" would read as a contradiction. A plug that
 * has been free for days may have lost its connection, so its status is old.
 */
export function toShownAge(
  { measuredAt, freshness, isUnchanged }: MeasurementAge,
  status: Status,
): MeasurementAge {
  const isLasting = freshness === 'stale' && isUnchanged && lasting.includes(status)
  return { measuredAt, freshness: isLasting ? 'live' : freshness, isUnchanged }
}

/**
 * The same of a station, or of its plugs that match the filters. A summary is unchanged only while it is live, so the
 * plugs decide.
 */
export function toStationAge(shown: ShownStatus, plugs: readonly PlugDetails[]): MeasurementAge {
  const measured = plugs.filter(({ evidence }) => evidence !== null)
  // The station's own number of free plugs may be the newest measurement, and is polled.
  const isOfPlug = measured.some(({ measuredAt }) => measuredAt === shown.measuredAt)
  const isUnchanged = shown.isUnchanged || (isOfPlug && measured.every((plug) => plug.isUnchanged))
  return toShownAge({ ...shown, isUnchanged }, shown.status)
}
