import type { ReactNode } from 'react'
import { LazyBoundary } from './LazyBoundary'
import { lazyPart } from './lazy-part'

// It loads with the scripts after the first screen: the first list needs no dialog.
const FailedDialog = lazyPart(async () => (await import('./FailedDialog')).FailedDialog)

interface Props {
  title: string
  onClose(): void
  children: ReactNode
}

/** Dialog whose script loads when it is opened. If loading fails, a dialog with the same title shows the failure. */
export function LazyDialog({ title, onClose, children }: Props) {
  return <LazyBoundary failure={<FailedDialog title={title} onClose={onClose} />}>{children}</LazyBoundary>
}
