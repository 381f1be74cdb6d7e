import type { ReactNode } from 'react'
import { Dialog } from '../../ui/Dialog'
import { useWords } from '../../ui/Words'
import { LazyBoundary } from './LazyBoundary'

interface Props {
  title: string
  onClose(): void
  children: ReactNode
}

/** Dialog whose script loads when it is opened. If loading fails, a dialog with the same title shows the failure. */
export function LazyDialog({ title, onClose, children }: Props) {
  const words = useWords()
  const failure = (
    <Dialog title={title} onClose={onClose}>
      <p>{words.t('common.failed')}</p>
    </Dialog>
  )
  return <LazyBoundary failure={failure}>{children}</LazyBoundary>
}
