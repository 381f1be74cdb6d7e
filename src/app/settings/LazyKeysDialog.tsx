import { lazyComponent } from '../../ui/lazy-component'
import { useWords } from '../../ui/Words'
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

export function KeysButton({ onPress }: { onPress(): void }) {
  const words = useWords()
  return (
    <p className="settings-keys">
      <button type="button" className="button-link" aria-haspopup="dialog" onClick={onPress}>
        {words.t('settings.keys')}
      </button>{' '}
      <kbd aria-hidden>?</kbd>
    </p>
  )
}
