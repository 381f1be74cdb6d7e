import type { ReactNode } from 'react'
import { ErrorBoundary } from './ErrorBoundary'
import { lazyPart } from './lazy-part'

// It loads after the first screen (`scripts/build/first-chunks.ts`): the first list needs no dialog.
const FailedDialog = lazyPart(async () => (await import('./FailedDialog')).FailedDialog)

interface Props {
  title: string
  onClose(): void
  children: ReactNode
}

/** Dialog whose script loads when it is opened. If it fails, a dialog with the same title says why. */
export function LazyDialog({ title, onClose, children }: Props) {
  return (
    <ErrorBoundary fallback={(error) => <FailedDialog title={title} error={error} onClose={onClose} />}>
      {children}
    </ErrorBoundary>
  )
}
