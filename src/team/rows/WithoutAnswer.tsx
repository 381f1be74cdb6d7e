import { errorWords } from '../../catalog/explain'
import { findRetry } from '../../catalog/find-retry'
import { FailureNotice } from '../../ui/content/FailureNotice'
import { useWords } from '../../ui/words/Words'
import '../../ui/look/paper.css'

interface Props {
  /** `null`: it is loading. */
  error: unknown
  onRetry?: () => unknown
}

/** Content of a page whose answer is loading or has failed. */
export function WithoutAnswer({ error, onRetry }: Props) {
  const words = useWords()
  if (!error) return <p className="quiet screen-only">{words.t('list.loading')}</p>
  return (
    <FailureNotice onRetry={onRetry && findRetry(error, onRetry)}>
      {`${words.t('team.failed')}. ${errorWords(words, error)}`}
    </FailureNotice>
  )
}
