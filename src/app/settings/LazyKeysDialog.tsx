import { useI18n } from '../../ui/i18n/I18nContext'
import { lazyComponent } from '../../ui/lazy-component'
import { LazyDialog } from '../lazy/LazyDialog'

const KeysDialog = lazyComponent(async () => (await import('./KeysDialog')).KeysDialog)

/** List of keyboard shortcuts. */
export function LazyKeysDialog({ onClose }: { onClose(): void }) {
  const i18n = useI18n()
  return (
    <LazyDialog title={i18n.t('settings.keys')} onClose={onClose}>
      <KeysDialog onClose={onClose} />
    </LazyDialog>
  )
}
