import type { Status } from '../../../src/model/status'

/** Name of the design token that has the colour of each status. */
export const statusTokens: Record<Status, string> = {
  available: 'free',
  partly: 'partly',
  occupied: 'occupied',
  reserved: 'reserved',
  unavailable: 'unavailable',
  'out-of-order': 'out',
  unknown: 'unknown',
  'not-understood': 'unknown',
  closed: 'closed',
  none: 'text-faint',
  coming: 'text-faint',
}
