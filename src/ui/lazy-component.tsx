import { type ComponentType, use } from 'react'
import { useWords } from './Words'

/** Component of another script. */
type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the script ahead. After it, the component is rendered at once. */
  load(): Promise<unknown>
}

/** Returns a component whose script and words load when it is first rendered. It needs a `Suspense` above it. */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let ready: ComponentType<Props> | null = null
  let loading: Promise<ComponentType<Props>> | null = null
  async function load(): Promise<ComponentType<Props>> {
    ready = await importComponent()
    return ready
  }
  function LazyComponent(props: Props) {
    // Start the script together with the words. `use` throws its error.
    loading ??= load()
    loading.catch(() => undefined)
    use(useWords().complete())
    // React shows what has waited only 300 ms after the last such part, so a loaded script must not wait.
    const Loaded = ready ?? use(loading)
    return <Loaded {...props} />
  }
  return Object.assign(LazyComponent, { load })
}
