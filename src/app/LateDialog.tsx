import type { ReactNode } from 'react'
import { Dialog } from '../ui/Dialog'
import { useWords } from '../ui/Words'
import { Late } from './Late'

interface Props {
  title: string
  onClose(): void
  children: ReactNode
}

/** A dialog whose script comes when somebody asks for it; where that fails, one of that title says so. */
export function LateDialog({ title, onClose, children }: Props) {
  const words = useWords()
  const failure = (
    <Dialog title={title} onClose={onClose}>
      <p>{words.t('quality.failed')}</p>
    </Dialog>
  )
  return <Late failure={failure}>{children}</Late>
}
