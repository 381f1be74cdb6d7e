import { Download } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { isInDialog } from '../browser/is-in-dialog'
import { useI18n } from '../i18n/I18nContext'
import './export-control.css'

/** Icon button "Export" that shows the controls of a file below it. */
export function ExportControl({ children }: { children: ReactNode }) {
  const i18n = useI18n()
  const id = useId()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEscape(isOpen, (event) => {
    const { current } = fieldset
    // A station that covers the page has the key first, and so has a dialog.
    if (!current || current.closest('[inert]') || isInDialog(event.target)) return
    event.stopPropagation()
    setOpen(false)
    if (current.contains(document.activeElement)) button.current?.focus()
  })
  return (
    <fieldset ref={fieldset} className="export-control" aria-label={i18n.t('export.open')}>
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

/** Calls `onEscape` while `isOn`, wherever the focus is, before the page around the control gets the key. */
function useEscape(isOn: boolean, onEscape: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape(event)
  })
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [isOn])
}
