import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary'

/** What comes when its script does; where that fails there is `failure` instead, or it is not missed. */
export function Late({ failure = null, children }: { failure?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={failure}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
