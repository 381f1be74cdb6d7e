import { Settings } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Dialog } from '../../ui/Dialog'
import { lazily } from '../../ui/lazily'
import { useWords } from '../../ui/Words'
import { ErrorBoundary } from '../ErrorBoundary'
import './settings-button.css'

const SettingsPanel = lazily(async () => (await import('./SettingsPanel')).SettingsPanel)

export function SettingsButton() {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const failure = (
    <Dialog title={words.t('settings.open')} onClose={close}>
      <p>{words.t('quality.failed')}</p>
    </Dialog>
  )
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
      {open && (
        <ErrorBoundary fallback={failure}>
          <Suspense>
            <SettingsPanel onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
