import { Download } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useI18n } from '../i18n/I18nContext'
import './export-control.css'

/** Icon button "Export" that shows the controls of a file below it. */
export function ExportControl({ children }: { children: ReactNode }) {
  const i18n = useI18n()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  // Escape closes these controls only, not the page around them.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  return (
    <fieldset className="export-control" aria-label={i18n.t('export.open')} onKeyDown={handleKey}>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={i18n.t('export.open')}
        title={i18n.t('export.open')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Download size={18} aria-hidden />
      </button>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </fieldset>
  )
}
