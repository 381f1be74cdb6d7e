import type { StationRecord } from '../model/station'

/**
 * Answer of the service for the id of a station that is not loaded. `unknown`: the service has no such station;
 * `rejected`: its record cannot be parsed; `inactive`: the service marks it so and does not list it; `not-loaded`: it
 * is active, and new or outside the configured region.
 */
export type LookUpResult =
  | { kind: 'unknown' | 'rejected' }
  | { kind: 'inactive' | 'not-loaded'; station: StationRecord }
