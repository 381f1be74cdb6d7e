import type { ReactNode } from 'react'

interface Props {
  title: string
  hint?: string
  children?: ReactNode
}

/** The one look of a place that has nothing to show, with the reason and what to do. */
export function Placeholder({ title, hint, children }: Props) {
  return (
    <div className="placeholder">
      <p className="placeholder-title">{title}</p>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  )
}
