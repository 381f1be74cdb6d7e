import { useI18n } from '../i18n/I18nContext'
import '../look/paper.css'

/** Note on paper, above rows with closed data. */
export function ClosedOnPaper() {
  const i18n = useI18n()
  return (
    <p className="print-only">
      <strong>{i18n.t('print.closed')}</strong>
    </p>
  )
}
