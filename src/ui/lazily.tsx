import { type ComponentType, lazy, use } from 'react'
import { useWords } from './Words'

/** A component whose script and words are fetched when it is first shown; needs a `Suspense` above it. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | null = null
  const loaded = () => {
    loading ??= load()
    return loading
  }
  const Loaded = lazy(async () => ({ default: await loaded() }))
  return function Lazily(props: Props) {
    // The script loads together with the words. `Loaded` throws its error.
    loaded().catch(() => undefined)
    use(useWords().complete())
    return <Loaded {...props} />
  }
}
