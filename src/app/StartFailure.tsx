import { ConfigError } from '../config'
import { Placeholder } from '../ui/Placeholder'
import { useWords } from '../ui/Words'

/** The last resort: what a person sees when there is no page to show. */
export function StartFailure({ error }: { error: unknown }) {
  const words = useWords()
  const issues = error instanceof ConfigError ? error.issues : []
  return (
    <main className="start-failure">
      <Placeholder as="h1" title={words.t('app.failed')} hint={words.t('app.failed.hint')}>
        <ul>
          {issues.map((issue) => (
            <li key={issue}>
              <code>{issue}</code>
            </li>
          ))}
        </ul>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {words.t('app.reload')}
        </button>
      </Placeholder>
    </main>
  )
}
