import type { ComponentType } from 'react'
import { lazyComponent } from '../../ui/lazy-component'
import { ErrorBoundary } from './ErrorBoundary'

/** Returns a part of the page whose script and messages load when it is first rendered. Without them it is nothing. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyComponent(load)
  return function LazyPart(props: Props) {
    return (
      <ErrorBoundary>
        <Part {...props} />
      </ErrorBoundary>
    )
  }
}
