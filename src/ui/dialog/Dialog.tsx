import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useI18n } from '../i18n/I18nContext'
import './dialog.css'

interface Props {
  title: string
  className?: string
  children: ReactNode
  /** Buttons at the end, which close the dialog unless they are of type `button`. */
  buttons?: ReactNode
  /** Box that the dialog opens below, in pixels of the window; absent: the dialog is in the middle. */
  below?: DOMRect | undefined
  /** Called when a button, Escape, or a click outside of a dialog with `below` closes it. */
  onClose(): void
}

/** Modal dialog that is open while it is mounted. */
export function Dialog({ title, className = '', children, buttons, below, onClose }: Props) {
  const i18n = useI18n()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    // StrictMode runs the effect twice.
    if (!dialog.current || dialog.current.open) return
    // The browser focuses the first control that it can: not Close, by which a person would leave at once.
    if (close.current) close.current.disabled = true
    dialog.current.showModal()
    if (close.current) close.current.disabled = false
    // The first control may be at the end of a long text, or absent.
    const isInSight = document.activeElement !== dialog.current && dialog.current.scrollTop === 0
    if (isInSight || !heading.current) return
    heading.current.tabIndex = -1
    heading.current.focus()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      style={below && { left: below.left, top: below.bottom }}
      aria-labelledby={id}
      onClose={onClose}
      // Browsers without `closedby` close it by Escape and by its buttons.
      {...(below && { closedby: 'any' })}
    >
      <div className="dialog-head">
        <h2 id={id} ref={heading}>
          {title}
        </h2>
        <form method="dialog">
          <button ref={close} type="submit" className="icon-button" aria-label={i18n.t('common.close')}>
            <X size={18} aria-hidden />
          </button>
        </form>
      </div>
      {children}
      {buttons && (
        <form method="dialog" className="dialog-buttons">
          {buttons}
        </form>
      )}
    </dialog>
  )
}
