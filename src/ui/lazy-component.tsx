import { type ComponentType, lazy, use } from 'react'
import { useWords } from './Words'

/** Returns a component whose script and words load when it is first rendered. It needs a `Suspense` above it. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | null = null
  const loaded = () => {
    loading ??= load()
    return loading
  }
  const Loaded = lazy(async () => ({ default: await loaded() }))
  return function LazyComponent(props: Props) {
    // Start the script together with the words. `Loaded` throws its error.
    loaded().catch(() => undefined)
    use(useWords().complete())
    return <Loaded {...props} />
  }
}
