import type { ReactNode } from 'react'
import './icon-choice.css'

interface Props {
  label: string
  checked: boolean
  onChange(): void
  /** The icon. */
  children: ReactNode
}

/** Check box that looks like an icon button. Its label is its name and its tooltip. */
export function IconChoice({ label, checked, onChange, children }: Props) {
  return (
    <label className="icon-button icon-choice" title={label}>
      <input type="checkbox" className="chip-input" checked={checked} onChange={onChange} />
      <span className="visually-hidden">{label}</span>
      {children}
    </label>
  )
}
