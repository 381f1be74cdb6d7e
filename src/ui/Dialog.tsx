import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useWords } from './Words'

interface Props {
  title: string
  className?: string
  children: ReactNode
  /** Buttons at the end; else one that closes it. */
  buttons?: ReactNode
  /** What it opens below, in pixels of the window; else in the middle. */
  below?: DOMRect | undefined
  /** By one of its buttons, by Escape, or by a press outside of what opens below something. */
  onClose(): void
}

/** Something to look at or choose from before going on; it is open as long as it is there. */
export function Dialog({ title, className = '', children, buttons, below, onClose }: Props) {
  const words = useWords()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    // StrictMode comes by twice.
    if (!dialog.current?.open) dialog.current?.showModal()
    // The browser goes to the first control, which may be among the last lines of a long text.
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
      // Browsers without it close it by Escape and by its buttons.
      {...(below && { closedby: 'any' })}
    >
      <h2 id={id} ref={heading}>
        {title}
      </h2>
      {children}
      <form method="dialog">
        {buttons ?? (
          <button ref={close} type="submit" className="button">
            {words.t('station.close')}
          </button>
        )}
      </form>
    </dialog>
  )
}
