import { Dialog } from '../../ui/dialog/Dialog'
import { PartFailure } from './PartFailure'

interface Props {
  title: string
  error: unknown
  onClose(): void
}

/** Replacement of a dialog whose script could not be loaded, or that has a defect. */
export function FailedDialog({ title, error, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <PartFailure error={error} />
    </Dialog>
  )
}
