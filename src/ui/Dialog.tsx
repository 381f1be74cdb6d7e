import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useWords } from './Words'

interface Props {
  title: string
  className?: string
  children: ReactNode
  /** Words of the button at the end. With them the head holds "Close". */
  done?: string
  /** Beside the button at the end. */
  actions?: ReactNode
  /** What it opens below, in pixels of the window; else in the middle. */
  below?: DOMRect | undefined
  /** By one of its buttons, by Escape, or by a press outside of what opens below something. */
  onClose(): void
}

/** Something to look at or choose from before going on; it is open as long as it is there. */
export function Dialog({ title, className = '', children, done, actions, below, onClose }: Props) {
  const words = useWords()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    // StrictMode comes by twice.
    if (!dialog.current?.open) dialog.current?.showModal()
    // The browser goes to the first control, which may be the last line of a long text.
    if (document.activeElement === close.current) heading.current?.focus()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      style={below && { left: below.left, top: below.bottom }}
      aria-labelledby={id}
      onClose={onClose}
      // Browsers without it close it by Escape and by its buttons.
      {...(below && { closedby: 'any' })}
    >
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {done !== undefined && (
        <button
          type="button"
          className="icon-button dialog-close"
          aria-label={words.t('station.close')}
          onClick={() => dialog.current?.close()}
        >
          <X size={18} aria-hidden />
        </button>
      )}
      {children}
      <form method="dialog">
        {actions}
        <button ref={close} type="submit" className={done === undefined ? 'button' : 'button button-primary'}>
          {done ?? words.t('station.close')}
        </button>
      </form>
    </dialog>
  )
}
