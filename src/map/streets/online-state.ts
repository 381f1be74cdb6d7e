import type { StyleMaker } from './online-style'

/** How far an online style is. */
export interface OnlineState {
  /** Address that the state is about. */
  url: string | undefined
  /** Failed attempts since it was last drawn. */
  failures: number
  /** `null`: not loaded. */
  styleFor: StyleMaker | null
  /** Whether it is drawn, because its tiles are loaded. */
  isDrawn: boolean
  /** Whether tiles are missing that could not be loaded, also before it is drawn: failed ones count as loaded. */
  hasMissingTiles: boolean
}

export type OnlineEvent = { url: string | undefined } & (
  | { kind: 'loaded'; styleFor: StyleMaker }
  | { kind: 'failed' }
  | { kind: 'drawn' }
  | { kind: 'tiles'; isMissing: boolean }
)

export const initialOnlineState = (url: string | undefined): OnlineState => ({
  url,
  failures: 0,
  styleFor: null,
  isDrawn: false,
  hasMissingTiles: false,
})

/** An event of another address starts again. */
export function nextOnlineState(state: OnlineState, event: OnlineEvent): OnlineState {
  const current = state.url === event.url ? state : initialOnlineState(event.url)
  switch (event.kind) {
    case 'loaded':
      return { ...current, styleFor: event.styleFor, isDrawn: false, hasMissingTiles: false }
    case 'failed':
      return { ...initialOnlineState(event.url), failures: current.failures + 1 }
    case 'drawn':
      return { ...current, failures: 0, isDrawn: true }
    case 'tiles':
      return { ...current, hasMissingTiles: event.isMissing }
  }
}
