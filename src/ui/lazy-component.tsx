import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { Translator } from '../i18n/translator'
import { loadOnce } from '../retry/load-once'
import { useWords } from './words/Words'

/** Component of another script. Until script and words are loaded, `placeholder` is shown: nothing by default. */
type LazyComponent<Props> = ComponentType<Props & { placeholder?: ReactNode }> & {
  /** Loads the script ahead. After it, the component is rendered at once. */
  load(): Promise<unknown>
}

/**
 * Returns a component whose script and words load when it is first rendered. If they fail, it throws their error.
 * `Suspense` is not used: React shows what has waited in it only 300 ms after the last part that began to wait.
 * @param needed `first words`: the component does not wait for words that the first list does not need
 */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  needed: 'all words' | 'first words' = 'all words',
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | null = null
  const load = loadOnce(async () => {
    Loaded = await importComponent()
  })
  function LazyComponent(props: Props & { placeholder?: ReactNode }) {
    const words = useWords()
    const [, setLoadedWords] = useState<Translator | null>(null)
    const hasWords = needed === 'first words' || words.isComplete
    const isLoaded = Loaded !== null && hasWords
    useEffect(() => {
      if (isLoaded) return
      Promise.all([load(), needed === 'all words' && words.complete()]).then(
        () => setLoadedWords(words),
        (error: unknown) =>
          // React calls it while it renders, so that the boundary above gets the error.
          setLoadedWords(() => {
            throw error
          }),
      )
    }, [isLoaded, words])
    return Loaded !== null && isLoaded ? <Loaded {...props} /> : props.placeholder
  }
  return Object.assign(LazyComponent, { load })
}
