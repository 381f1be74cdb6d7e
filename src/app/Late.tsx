import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary'

/** What comes when its script does, and is not missed where that fails. */
export function Late({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
