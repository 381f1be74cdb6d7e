import type { MatchingPlugs, PlugDetails } from '../catalog/catalog-api'
import type { ShownStatus, StationSummary } from '../catalog/station-summary'
import type { MeasurementAge } from './words/age-words'
import { toStationAge } from './words/lasting-status'

interface StatusInput {
  station: StationSummary
  /** `null`: the filters are about all plugs. */
  matching: MatchingPlugs | null
  /** Whether the values could not be fetched. */
  failed: boolean
}

/**
 * Returns the status as far as it is known: an operator's statement does not need the values. Under plug
 * requirements it is the status of the matching plugs, as in the list and on the map.
 */
export function selectShownStatus({ station, matching, failed }: StatusInput): ShownStatus {
  if (station.outOfUse !== null) return station
  return failed ? { ...station, status: 'unknown' } : (matching ?? station)
}

/** Returns the age of that status: of the matching plugs if it is theirs. */
export function selectShownAge(input: StatusInput, plugs: readonly PlugDetails[]): MeasurementAge {
  const shown = selectShownStatus(input)
  const { matching } = input
  const counted = shown === matching ? plugs.filter(({ id }) => matching.ids.includes(id)) : plugs
  return toStationAge(shown, counted)
}
