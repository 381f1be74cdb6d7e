import { useEffect, useState } from 'react'

/** A script that is loaded once. */
export interface Loader<Module> {
  load(): Promise<Module>
  /** `null` until it is there. */
  current(): Module | null
}

export function createLoader<Module>(ask: () => Promise<Module>): Loader<Module> {
  let loading: Promise<Module> | null = null
  let loaded: Module | null = null
  const keep = async () => {
    loaded = await ask()
    return loaded
  }
  return {
    load: () => (loading ??= keep()),
    current: () => loaded,
  }
}

/**
 * The script of what is in the first frames; `null` until it is there. React shows what it has suspended up to 300 ms
 * after the last fallback, so that `lazy` would hold these back.
 * @throws what the loading failed with
 */
export function useLoaded<Module extends object>({ load, current }: Loader<Module>): Module | null {
  const [module, setModule] = useState(current)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  useEffect(() => {
    load().then(setModule, (error: unknown) => setFailure({ error }))
  }, [load])
  if (failure) throw failure.error
  return module
}
