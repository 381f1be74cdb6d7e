import { errorWords } from '../../catalog/explain'
import { Placeholder } from '../../ui/content/Placeholder'
import { useWords } from '../../ui/words/Words'

/** Reason why the station could not be read, and a button to request it again. */
export function StationUnanswered({ error, onRetry }: { error: Error; onRetry(): void }) {
  const words = useWords()
  return (
    <Placeholder title={words.t('station.unanswered')} hint={errorWords(words, error)}>
      <button type="button" className="button" onClick={onRetry}>
        {words.t('notice.retry')}
      </button>
    </Placeholder>
  )
}
