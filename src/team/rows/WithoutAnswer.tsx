import { errorWords } from '../../catalog/failures/explain'
import { findRetry } from '../../catalog/failures/find-retry'
import { FailureNotice } from '../../ui/content/FailureNotice'
import { useI18n } from '../../ui/i18n/I18nContext'
import '../../ui/look/paper.css'

interface Props {
  /** `null`: it is loading. */
  error: unknown
  onRetry?: () => unknown
}

/** Content of a page whose answer is loading or has failed. */
export function WithoutAnswer({ error, onRetry }: Props) {
  const i18n = useI18n()
  if (!error) return <p className="quiet screen-only">{i18n.t('list.loading')}</p>
  return (
    <FailureNotice onRetry={onRetry && findRetry(error, onRetry)}>
      {`${i18n.t('team.failed')}. ${errorWords(i18n, error)}`}
    </FailureNotice>
  )
}
