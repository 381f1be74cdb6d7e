import type { ReactNode } from 'react'

interface Props {
  title: string
  /** What the title is: the heading where there is no other. */
  as?: 'p' | 'h1'
  hint?: string
  children?: ReactNode
}

/** The one look of a place that has nothing to show, with the reason and what to do. */
export function Placeholder({ title, as: Title = 'p', hint, children }: Props) {
  return (
    <div className="placeholder">
      <Title className="placeholder-title">{title}</Title>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  )
}
