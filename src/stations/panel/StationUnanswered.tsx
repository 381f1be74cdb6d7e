import { errorWords } from '../../catalog/failures/explain'
import { Placeholder } from '../../ui/content/Placeholder'
import { useI18n } from '../../ui/i18n/I18nContext'

/** Reason why the station could not be read, and a button to request it again. */
export function StationUnanswered({ error, onRetry }: { error: Error; onRetry(): void }) {
  const i18n = useI18n()
  return (
    <Placeholder title={i18n.t('station.unanswered')} hint={errorWords(i18n, error)}>
      <button type="button" className="button" onClick={onRetry}>
        {i18n.t('notice.retry')}
      </button>
    </Placeholder>
  )
}
