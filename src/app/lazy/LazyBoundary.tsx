import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary'

/** Renders nothing until the script of its children is loaded, and `failure` if loading fails. */
export function LazyBoundary({ failure = null, children }: { failure?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={failure}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
