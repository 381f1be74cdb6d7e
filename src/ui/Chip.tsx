import { Check } from 'lucide-react'
import './controls.css'

interface Props {
  label: string
  count: string
  checked: boolean
  onChange(): void
}

/** A checkbox that looks like a pill; its name is the label followed by the count. */
export function Chip({ label, count, checked, onChange }: Props) {
  return (
    <label className="chip">
      <input type="checkbox" className="chip-input" checked={checked} onChange={onChange} />
      {checked && <Check className="chip-check" size={15} aria-hidden />}
      <span>{label}</span> <span className="chip-count">{count}</span>
    </label>
  )
}
