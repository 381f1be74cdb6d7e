import { Check } from 'lucide-react'
import { useId } from 'react'
import '../../ui/controls/controls.css'

interface Props<Value extends string> {
  name: string
  options: readonly { value: Value; label: string }[]
  chosen: Value
  onChoose(value: Value): void
}

/** Radio group with a few options, all visible. */
export function RadioGroup<Value extends string>({ name, options, chosen, onChoose }: Props<Value>) {
  const group = useId()
  return (
    <fieldset className="radio-group">
      <legend>{name}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="chip">
          <input
            type="radio"
            name={group}
            className="chip-input"
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {value === chosen && <Check className="chip-check" size={15} aria-hidden />}
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
