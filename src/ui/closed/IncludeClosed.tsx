import { useI18n } from '../i18n/I18nContext'
import './include-closed.css'

interface Props {
  included: boolean
  onInclude(included: boolean): void
}

/** Checkbox to include closed values in a file, for signed-in people. */
export function IncludeClosed({ included, onInclude }: Props) {
  const i18n = useI18n()
  return (
    <label className="include-closed">
      <input type="checkbox" checked={included} onChange={(event) => onInclude(event.target.checked)} />
      <span>
        {i18n.t('export.closed')}
        <small>{i18n.t('export.closed.hint')}</small>
      </span>
    </label>
  )
}
