import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { useI18n } from '../../ui/i18n/I18nContext'
import { lazyComponent } from '../../ui/lazy-component'
import { LazyDialog } from '../lazy/LazyDialog'

const ViewsDialog = lazyComponent(async () => (await import('./ViewsDialog')).ViewsDialog)

/** Opens the dialog of saved views. The first click loads its script. */
export function ViewsButton() {
  const i18n = useI18n()
  const [isOpen, setOpen] = useState(false)
  const title = i18n.t('views.title')
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={title}
        title={title}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Bookmark size={16} aria-hidden />
      </button>
      {isOpen && (
        <LazyDialog title={title} onClose={close}>
          <ViewsDialog onClose={close} />
        </LazyDialog>
      )}
    </>
  )
}
