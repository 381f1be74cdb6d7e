import { useWords } from '../../ui/words/Words'

/** Opens the list of keyboard shortcuts, and names its key. */
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
