import { lazyComponent } from '../../ui/lazy-component'
import { useWords } from '../../ui/words/Words'
import { LazyDialog } from '../lazy/LazyDialog'

const KeysDialog = lazyComponent(async () => (await import('./KeysDialog')).KeysDialog)

/** List of keyboard shortcuts. */
export function LazyKeysDialog({ onClose }: { onClose(): void }) {
  const words = useWords()
  return (
    <LazyDialog title={words.t('settings.keys')} onClose={onClose}>
      <KeysDialog onClose={onClose} />
    </LazyDialog>
  )
}
