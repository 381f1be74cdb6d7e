import type { ReactNode } from 'react'
import { ErrorBoundary } from '../lazy/ErrorBoundary'
import { lazyPart } from '../lazy/lazy-part'
import type { PanelFailureProps } from './PanelFailure'

// It loads after the first screen (`scripts/build/first-chunks.ts`): the first list needs no panel.
const PanelFailure = lazyPart(async () => (await import('./PanelFailure')).PanelFailure)

/** Limits a failure to a panel: without its script, or after a defect, a panel that can be closed says which. */
export function PanelBoundary({
  children,
  ...panel
}: Omit<PanelFailureProps, 'error'> & { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(error) => <PanelFailure {...panel} error={error} />}>{children}</ErrorBoundary>
  )
}
