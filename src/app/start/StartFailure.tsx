import { useState } from 'react'
import { ConfigError } from '../../config/config-error'
import { Placeholder } from '../../ui/content/Placeholder'
import { ReloadButton } from '../../ui/controls/ReloadButton'
import { useI18n } from '../../ui/i18n/I18nContext'

interface Props {
  /** A new object for each failure; `null`: the page had started and failed later. */
  error: unknown
  /** Retries at once what is also retried automatically. Absent: only a reload can help. */
  onRetry?: () => void
}

/** Page for a failed start, or instead of a page that has failed. */
export function StartFailure({ error, onRetry }: Props) {
  const i18n = useI18n()
  const [retried, setRetried] = useState<unknown>(null)
  const hadStarted = error === null
  const issues = error instanceof ConfigError ? error.issues : [String(error)]
  const retry = () => {
    setRetried(error)
    onRetry?.()
  }
  return (
    <main className="start-failure">
      <Placeholder
        as="h1"
        title={i18n.t(hadStarted ? 'error.unexpected' : 'app.failed')}
        hint={hadStarted ? '' : i18n.t(onRetry ? 'app.failed.retried' : 'app.failed.hint')}
      >
        {!hadStarted && (
          <ul>
            {issues.map((issue) => (
              <li key={issue}>
                <code>{issue}</code>
              </li>
            ))}
          </ul>
        )}
        {onRetry ? (
          <button type="button" className="button" aria-disabled={retried === error} onClick={retry}>
            {i18n.t('notice.retry')}
          </button>
        ) : (
          <ReloadButton />
        )}
      </Placeholder>
    </main>
  )
}
