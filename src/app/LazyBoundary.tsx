import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary'

/** Shows nothing until the script of its children is loaded, and `failure` when that cannot be loaded. */
export function LazyBoundary({ failure = null, children }: { failure?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={failure}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
