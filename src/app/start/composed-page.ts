import type { ReactNode } from 'react'

/** A page with what it needs, before it is rendered. */
export interface ComposedPage {
  page: ReactNode
  /** Guards the page in the browser's back-forward cache. Must be called once. @param unmount empties the screen */
  guardCachedPage(unmount: () => void): void
}
