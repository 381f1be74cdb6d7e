import { errorWords } from '../catalog/failures/explain'
import { findRetry } from '../catalog/failures/find-retry'
import { FailureNotice } from '../ui/content/FailureNotice'
import { useI18n } from '../ui/i18n/I18nContext'

/** Notice in place of past values that could not be loaded, with the reason. */
export function HistoryFailure({ error, onRetry }: { error: unknown; onRetry(): unknown }) {
  const i18n = useI18n()
  return (
    <FailureNotice onRetry={findRetry(error, onRetry)}>
      {`${i18n.t('chart.failed')} ${errorWords(i18n, error)}`}
    </FailureNotice>
  )
}
