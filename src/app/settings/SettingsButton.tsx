import { Settings } from 'lucide-react'
import { useState } from 'react'
import { lazyComponent } from '../../ui/lazy-component'
import { useWords } from '../../ui/words/Words'
import { LazyDialog } from '../lazy/LazyDialog'
import './settings-button.css'

const SettingsPanel = lazyComponent(async () => (await import('./SettingsPanel')).SettingsPanel)

export function SettingsButton() {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className="icon-button header-settings"
        aria-label={words.t('settings.open')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Settings size={20} aria-hidden />
      </button>
      {isOpen && (
        <LazyDialog title={words.t('settings.open')} onClose={close}>
          <SettingsPanel onClose={close} />
        </LazyDialog>
      )}
    </>
  )
}
