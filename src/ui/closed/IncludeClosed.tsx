import { useWords } from '../words/Words'
import './include-closed.css'

interface Props {
  included: boolean
  onInclude(included: boolean): void
}

/** Checkbox to include closed values in a file, for signed-in people. */
export function IncludeClosed({ included, onInclude }: Props) {
  const words = useWords()
  return (
    <label className="include-closed">
      <input type="checkbox" checked={included} onChange={(event) => onInclude(event.target.checked)} />
      <span>
        {words.t('export.closed')}
        <small>{words.t('export.closed.hint')}</small>
      </span>
    </label>
  )
}
