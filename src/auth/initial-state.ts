import type { SessionState } from './session-state'

export const initialState = {
  kind: 'anonymous',
  viewer: 'anonymous',
  epoch: 0,
  reason: { kind: 'never' },
} as const satisfies SessionState
