import { type ComponentType, lazy, use } from 'react'
import { useWords } from './Words'

/** A component whose script and words are fetched when it is first shown; needs a `Suspense` above it. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }))
  return function Lazily(props: Props) {
    use(useWords().complete())
    return <Loaded {...props} />
  }
}
