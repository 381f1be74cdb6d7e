import type { SessionState } from './session-state'

export const initialState = {
  kind: 'anonymous',
  viewer: 'anonymous',
  reason: { kind: 'none' },
} as const satisfies SessionState
