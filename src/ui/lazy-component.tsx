import { type ComponentType, type ReactNode, useCallback, useState, useSyncExternalStore } from 'react'
import { loadOnce } from '../retry/load-once'
import { useI18n } from './i18n/I18nContext'
import { NotLoadedError } from './not-loaded-error'

/** Component of another script. Until script and messages are loaded, `placeholder` is shown: nothing by default. */
type LazyComponent<Props> = ComponentType<Props & { placeholder?: ReactNode }> & {
  /** Loads the script ahead. After it, the component is rendered at once. */
  load(): Promise<unknown>
}

/**
 * Returns a component whose script and messages load when it is first rendered. If they fail, it throws a
 * `NotLoadedError`. `Suspense` is not used: React waits up to 300 ms before it replaces a fallback by content that has
 * loaded.
 * @param needed `first messages`: the component does not wait for messages that the first list does not need
 */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  needed: 'all messages' | 'first messages' = 'all messages',
): LazyComponent<Props> {
  let component: ComponentType<Props> | null = null
  const load = loadOnce(async () => {
    component = await importComponent()
  })
  function LazyComponent(props: Props & { placeholder?: ReactNode }) {
    const i18n = useI18n()
    const [, setError] = useState()
    const loadAll = useCallback(
      (onLoad: () => void) => {
        Promise.all([load(), needed === 'all messages' && i18n.complete()]).then(onLoad, (cause: unknown) =>
          // React calls it while it renders, so that the boundary above gets the error.
          setError(() => {
            throw new NotLoadedError(`${cause}`, { cause })
          }),
        )
        // React ignores `onLoad` of a component that is gone.
        return () => {}
      },
      [i18n],
    )
    const readLoaded = () => (needed === 'first messages' || i18n.isComplete ? component : null)
    const Loaded = useSyncExternalStore(loadAll, readLoaded, readLoaded)
    return Loaded ? <Loaded {...props} /> : props.placeholder
  }
  return Object.assign(LazyComponent, { load })
}
