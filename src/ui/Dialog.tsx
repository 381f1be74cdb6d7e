import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useWords } from './Words'

interface Props {
  title: string
  className?: string
  children: ReactNode
  /** By its button, by Escape, or because it is done. */
  onClose(): void
}

/** Something to look at or choose from before going on; it is open as long as it is there. */
export function Dialog({ title, className = '', children, onClose }: Props) {
  const words = useWords()
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    // StrictMode comes by twice.
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className={`dialog ${className}`} aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>{title}</h2>
      {children}
      <form method="dialog">
        <button type="submit" className="button">
          {words.t('station.close')}
        </button>
      </form>
    </dialog>
  )
}
