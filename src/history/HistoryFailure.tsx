import { errorWords } from '../catalog/explain'
import { findRetry } from '../catalog/find-retry'
import { FailureNotice } from '../ui/content/FailureNotice'
import { useWords } from '../ui/words/Words'

/** Notice in place of past values that could not be loaded, with the reason. */
export function HistoryFailure({ error, onRetry }: { error: unknown; onRetry(): unknown }) {
  const words = useWords()
  return (
    <FailureNotice onRetry={findRetry(error, onRetry)}>
      {`${words.t('chart.failed')} ${errorWords(words, error)}`}
    </FailureNotice>
  )
}
