import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useWords } from '../words/Words'
import './dialog.css'

interface Props {
  title: string
  className?: string
  children: ReactNode
  /** Buttons at the end; absent: a Close button. */
  buttons?: ReactNode
  /** Box that the dialog opens below, in pixels of the window; absent: the dialog is in the middle. */
  below?: DOMRect | undefined
  /** Called when a button, Escape, or a click outside of a dialog with `below` closes it. */
  onClose(): void
}

/** Modal dialog that is open while it is mounted. */
export function Dialog({ title, className = '', children, buttons, below, onClose }: Props) {
  const words = useWords()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    // StrictMode runs the effect twice.
    if (!dialog.current?.open) dialog.current?.showModal()
    // The browser focuses the first control, which may be at the end of a long text.
    const isAtEnd = document.activeElement === close.current || dialog.current?.scrollTop !== 0
    if (!isAtEnd || !heading.current) return
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
      <h2 id={id} ref={heading}>
        {title}
      </h2>
      {children}
      <form method="dialog">
        {buttons ?? (
          <button ref={close} type="submit" className="button">
            {words.t('common.close')}
          </button>
        )}
      </form>
    </dialog>
  )
}
