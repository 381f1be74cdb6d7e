import { Dialog } from '../../ui/dialog/Dialog'
import { useWords } from '../../ui/words/Words'

/** Dialog that states that its script failed to load. */
export function FailedDialog(props: { title: string; onClose(): void }) {
  const words = useWords()
  return (
    <Dialog {...props}>
      <p>{words.t('error.not-loaded')}</p>
    </Dialog>
  )
}
