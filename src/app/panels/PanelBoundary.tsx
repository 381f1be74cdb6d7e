import type { ReactNode } from 'react'
import { ErrorBoundary } from '../lazy/ErrorBoundary'
import { lazyPart } from '../lazy/lazy-part'
import type { PanelFailureProps } from './PanelFailure'

// It loads with the scripts after the first screen: the first list needs no panel.
const PanelFailure = lazyPart(async () => (await import('./PanelFailure')).PanelFailure)

/** Renders nothing until the script of a panel is loaded, and an empty panel if loading fails. */
export function PanelBoundary({ children, ...failure }: PanelFailureProps & { children: ReactNode }) {
  return <ErrorBoundary fallback={<PanelFailure {...failure} />}>{children}</ErrorBoundary>
}
