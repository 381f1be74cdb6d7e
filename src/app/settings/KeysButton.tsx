import { useI18n } from '../../ui/i18n/I18nContext'

/** Opens the list of keyboard shortcuts, and names its key. */
export function KeysButton({ onPress }: { onPress(): void }) {
  const i18n = useI18n()
  return (
    <p className="settings-keys">
      <button type="button" className="button-link" aria-haspopup="dialog" onClick={onPress}>
        {i18n.t('settings.keys')}
      </button>{' '}
      <kbd aria-hidden>?</kbd>
    </p>
  )
}
