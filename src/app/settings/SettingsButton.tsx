import { Settings } from 'lucide-react'
import { useState } from 'react'
import { useI18n } from '../../ui/i18n/I18nContext'
import { lazyComponent } from '../../ui/lazy-component'
import { LazyDialog } from '../lazy/LazyDialog'
import './settings-button.css'

const SettingsPanel = lazyComponent(async () => (await import('./SettingsPanel')).SettingsPanel)

export function SettingsButton() {
  const i18n = useI18n()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className="icon-button header-settings"
        aria-label={i18n.t('settings.open')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Settings size={20} aria-hidden />
      </button>
      {isOpen && (
        <LazyDialog title={i18n.t('settings.open')} onClose={close}>
          <SettingsPanel onClose={close} />
        </LazyDialog>
      )}
    </>
  )
}
