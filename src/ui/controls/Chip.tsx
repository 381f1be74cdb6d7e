import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import './controls.css'

interface Props {
  /** Sign before the label, hidden from screen readers. */
  icon?: ReactNode
  label: string
  /** `''`: without a count. */
  count: string
  /** Note about the count, and whether it is visible or only for screen readers. */
  note?: { text: string; isVisible: boolean } | null
  checked: boolean
  /** Whether choosing it would leave no station. */
  isEmpty?: boolean
  onChange(): void
}

/** Checkbox that looks like a pill. Its accessible name is the label, then the note, then the count. */
export function Chip({ icon, label, count, note = null, checked, isEmpty = false, onChange }: Props) {
  return (
    <label className="chip" data-empty={isEmpty || undefined} title={note?.text}>
      <input type="checkbox" className="chip-input" checked={checked} onChange={onChange} />
      {checked && <Check className="chip-check" size={15} aria-hidden />}
      {icon}
      <span>{label}</span>{' '}
      {note && <span className={note.isVisible ? 'chip-note' : 'visually-hidden'}>{note.text} </span>}
      {count !== '' && <span className="chip-count">{count}</span>}
    </label>
  )
}
