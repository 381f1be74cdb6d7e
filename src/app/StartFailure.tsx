import { useState } from 'react'
import { ConfigError } from '../config/config-error'
import { Placeholder } from '../ui/Placeholder'
import { ReloadButton } from '../ui/ReloadButton'
import { useWords } from '../ui/Words'

interface Props {
  /** Another one each time that it failed. */
  error: unknown
  /** Asks again at once for what is also asked for by itself. Absent: only another page can help. */
  onRetry?: () => void
}

/** The last resort: what a person sees when there is no page to show. */
export function StartFailure({ error, onRetry }: Props) {
  const words = useWords()
  const [retried, setRetried] = useState<unknown>(null)
  const issues = error instanceof ConfigError ? error.issues : []
  const retry = () => {
    setRetried(error)
    onRetry?.()
  }
  return (
    <main className="start-failure">
      <Placeholder
        as="h1"
        title={words.t('app.failed')}
        hint={words.t(onRetry ? 'app.failed.retried' : 'app.failed.hint')}
      >
        <ul>
          {issues.map((issue) => (
            <li key={issue}>
              <code>{issue}</code>
            </li>
          ))}
        </ul>
        {onRetry ? (
          <button type="button" className="button" aria-disabled={retried === error} onClick={retry}>
            {words.t('notice.retry')}
          </button>
        ) : (
          <ReloadButton />
        )}
      </Placeholder>
    </main>
  )
}
