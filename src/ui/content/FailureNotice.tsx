import { useI18n } from '../i18n/I18nContext'
import { Notice } from './Notice'

interface Props {
  /** What failed, and why. */
  children: string
  /** Absent: another try would fail too, or the notice above the page offers one for all. */
  onRetry?: (() => void) | undefined
}

/** Notice in place of a part of a page that failed. */
export function FailureNotice({ children, onRetry }: Props) {
  const i18n = useI18n()
  return (
    <div role="alert">
      <Notice tone="warning" {...(onRetry && { action: { label: i18n.t('notice.retry'), run: onRetry } })}>
        {children}
      </Notice>
    </div>
  )
}
