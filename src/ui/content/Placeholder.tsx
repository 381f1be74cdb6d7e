import type { ReactNode } from 'react'

interface Props {
  title: string
  /** Element of the title: a heading if there is no other. */
  as?: 'p' | 'h1'
  hint?: string
  children?: ReactNode
}

/** Empty state of a place, with the reason and possible actions. */
export function Placeholder({ title, as: Title = 'p', hint, children }: Props) {
  return (
    <div className="placeholder">
      <Title className="placeholder-title">{title}</Title>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  )
}
